import { CompiledQuery } from 'kysely';
import { anonymous, isRecord, type Release, resolveRoles, type User } from '#engine';
import type { Queries } from '../database/Database.types.ts';
import { prepared } from '../database/preparedStatements.ts';
import { readToken } from './sessionToken.ts';

/** The user of a request and the session. */
export interface Caller {
  readonly user: User;
  readonly sessionId?: string;
}

interface Asked {
  readonly authorization: string | undefined;
  readonly db: Queries;
  /** Returns the release with roles and functions as of that access version. */
  readonly releaseAt: (accessVersion: number) => Promise<Release>;
  readonly secret: Uint8Array;
  readonly now: () => string;
}

/**
 * Finds the user of a request. Only the signature, the subject and the session of the token are used. Roles, functions
 * and companies are read from the database for each request, and so is the version of the stored roles and functions. A
 * removed permission is therefore effective from the next request on.
 */
export async function findUser({ authorization, db, releaseAt, secret, now }: Asked): Promise<Caller> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(authorization ?? '')?.[1];
  const claims = token === undefined ? undefined : await readToken(token, secret, new Date(now()));
  if (claims === undefined) return { user: anonymous };
  const asked = CompiledQuery.raw(accountOfSession, [claims.sessionId, claims.accountId, now()]);
  const [row] = (await db.executeQuery<SessionRow>(asked)).rows;
  if (row === undefined) return { user: anonymous };
  return { user: userOf(row, await releaseAt(row.access_version)), sessionId: claims.sessionId };
}

/** The columns of an account that are read to build a `User`. */
export interface AccountRow {
  readonly id: number;
  readonly email: string;
  readonly username: string | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly roles: readonly string[];
  readonly functional_ids: readonly number[];
  readonly company_ids: readonly number[];
  readonly company_id: number | null;
  readonly attributes: unknown;
  readonly version: number;
}

interface SessionRow extends AccountRow {
  readonly access_version: number;
}

/** Runs for each request, so it is a prepared statement. */
const accountOfSession = prepared(`select account.id, account.email, account.username, account.first_name,
  account.last_name, account.roles, account.functional_ids, account.company_ids, account.company_id,
  account.attributes, account.version, (select version from access_version) as access_version
  from session join account on account.id = session.account_id
  where session.id = $1 and account.id = $2 and session.revoked_at is null and session.expires_at > $3 and account.active`);

/**
 * Returns an account as expressions see it: with resolved role aliases, its stored functions and the additional
 * attributes, which cannot override other names. The default functions of roles are not added here, because they were
 * copied when the roles were assigned.
 */
export function userOf(row: AccountRow, release: Release): User {
  return {
    ...(isRecord(row.attributes) ? row.attributes : {}),
    signedIn: true,
    id: row.id,
    email: row.email,
    ...(row.username === null ? {} : { username: row.username }),
    firstName: row.first_name,
    lastName: row.last_name,
    roles: resolveRoles(row.roles, release.access),
    functionalIds: [...new Set(row.functional_ids)].sort((a, b) => a - b),
    companyIds: row.company_ids,
    ...(row.company_id === null ? {} : { companyId: row.company_id }),
    version: row.version,
  };
}
