import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { functionsOfRoles, type Release, resolveRoles } from '#engine';
import type { Queries } from '../database/Database.types.ts';
import type { DatabaseHandle } from '../database/DatabaseHandle.types.ts';
import { appendEvents } from '../events/createEventLog.ts';
import { hashPassword } from './hashPassword.ts';
import { clearFailures } from './loginThrottle.ts';

/**
 * A user who can run commands on the database's machine. The functions of this module need no account of the portal.
 */
export interface Operator {
  readonly database: DatabaseHandle;
  readonly now: Date;
}

/** An account that an operator has changed. */
export interface ChangedAccount {
  readonly email: string;
  /** The new password, which is stored nowhere in plain text. Absent if the account keeps its password. */
  readonly password?: string;
}

/** An account as an operator sees it. */
export interface AdministratorFacts {
  readonly email: string;
  readonly name: string;
  readonly roles: readonly string[];
  readonly isActive: boolean;
}

/** The database was never served, so the administrating role is unknown. */
class NothingServed extends Error {
  constructor() {
    super('The database has no live release yet. Start the server once, and repeat the command.');
  }
}

/** Returns the accounts with the first role of the live release, sorted by e-mail. */
export async function listAdministrators({ database }: Operator): Promise<readonly AdministratorFacts[]> {
  const db = database.current();
  const { access, role } = await liveAccess(db);
  const rows = await db
    .selectFrom('account')
    .select(['email', 'first_name', 'last_name', 'roles', 'active'])
    .orderBy('email')
    .execute();
  return rows
    .filter(({ roles }) => resolveRoles(roles, access).includes(role))
    .map(({ email, first_name, last_name, roles, active }) => ({
      ...{ email, name: `${first_name} ${last_name}`, roles, isActive: active },
    }));
}

/**
 * Gives an account the first role and all functions. If the account does not exist, it is added with a password that is
 * returned only here. A closed account is opened again. Its other roles are kept.
 */
export async function makeAdministrator(operator: Operator, email: string): Promise<ChangedAccount> {
  const wanted = email.trim().toLowerCase();
  const password = randomBytes(12).toString('base64url');
  const hash = await hashPassword(password);
  return operator.database.transaction(async (db) => {
    const { access, hash: release, role } = await liveAccess(db);
    const functions = [...functionsOfRoles([role], access), ...access.functions.map(({ id }) => id)];
    const found = await findAccount(db, wanted);
    const account = found ?? {
      ...{ email: wanted, username: wanted, first_name: 'First', last_name: 'Administrator' },
      ...{ password_hash: hash, roles: [], functional_ids: [], company_ids: [] },
    };
    const rights = {
      ...{ roles: [...new Set([role, ...account.roles])], active: true },
      functional_ids: [...new Set([...account.functional_ids, ...functions])].sort((a, b) => a - b),
    };
    const { id } =
      found === undefined
        ? await db
            .insertInto('account')
            .values({ ...account, ...rights })
            .returning('id')
            .executeTakeFirstOrThrow()
        : await db
            .updateTable('account')
            .set(rights)
            .where('id', '=', found.id)
            .returning('id')
            .executeTakeFirstOrThrow();
    const before = found && { roles: found.roles, functionalIds: found.functional_ids, active: found.active };
    const after = { email: account.email, roles: rights.roles, functionalIds: rights.functional_ids, active: true };
    await record(db, operator, { id, release, what: 'administrator', before, after });
    return { email: account.email, ...(found === undefined ? { password } : {}) };
  });
}

/**
 * Sets a new password, which is returned only here, ends the account's sessions and clears its failed sign-ins. Returns
 * undefined if no account has this e-mail or username.
 */
export async function renewPassword(operator: Operator, name: string): Promise<ChangedAccount | undefined> {
  const password = randomBytes(12).toString('base64url');
  const hash = await hashPassword(password);
  return operator.database.transaction(async (db) => {
    const account = await findAccount(db, name.trim().toLowerCase());
    if (account === undefined) return undefined;
    const { id } = account;
    const at = operator.now.toISOString();
    await db.updateTable('account').set({ password_hash: hash }).where('id', '=', id).execute();
    await db
      .updateTable('session')
      .set({ revoked_at: at })
      .where('account_id', '=', id)
      .where('revoked_at', 'is', null)
      .execute();
    await db
      .updateTable('account_token')
      .set({ used_at: at })
      .where('account_id', '=', id)
      .where('used_at', 'is', null)
      .execute();
    await clearFailures(db, account);
    const { hash: release } = await liveAccess(db);
    await record(db, operator, { id, release, what: 'password-reset', after: { email: account.email } });
    return { email: account.email, password };
  });
}

async function liveAccess(db: Queries) {
  const { rows: tables } = await sql<{ is: boolean }>`select to_regclass('live_release') is not null as is`.execute(db);
  if (tables[0]?.is !== true) throw new NothingServed();
  const { rows } = await sql<{ hash: string; access: Release['access'] }>`select release.hash,
    release.compiled -> 'access' as access from live_release join release on release.hash = live_release.hash`.execute(
    db,
  );
  const [live] = rows;
  const role = live?.access.precedence[0];
  if (live === undefined || role === undefined) throw new NothingServed();
  return { ...live, role };
}

async function findAccount(db: Queries, name: string) {
  return db
    .selectFrom('account')
    .select(['id', 'email', 'username', 'first_name', 'last_name', 'password_hash', 'roles', 'functional_ids'])
    .select(['company_ids', 'active'])
    .where(({ eb, or }) => or([eb('email', '=', name), eb(eb.fn('lower', ['username']), '=', name)]))
    .forUpdate()
    .executeTakeFirst();
}

interface Recorded {
  readonly id: number;
  readonly release: string;
  readonly what: string;
  readonly before?: object | undefined;
  readonly after: object;
}

/** Records the change in the event log, because it does not go through the portal. */
async function record(db: Queries, { now }: Operator, { id, release, what, before, after }: Recorded): Promise<void> {
  const at = now.toISOString();
  await appendEvents(db, [
    { at, release, actor: 'operator', operation: 'admin', entity: 'account', key: id, what, before, after },
  ]);
  const facts = JSON.stringify({ changed: [what], by: 'operator', operation: 'admin' });
  await db
    .insertInto('security_event')
    .values({ what: 'account.changed', at, account_id: id, network: null, facts })
    .execute();
}
