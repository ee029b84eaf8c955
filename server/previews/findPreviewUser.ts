import { CompiledQuery } from 'kysely';
import { expressions, sampleUser } from '#compiler';
import { grantedRelations, type Release, type User } from '#engine';
import { type AccountRow, userOf } from '../accounts/findUser.ts';
import type { Queries } from '../database/Database.types.ts';
import { prepared } from '../database/preparedStatements.ts';
import { type PreviewTarget, readTarget } from './previewTarget.ts';
import type { PreviewClaims } from './previewToken.ts';

/** The user of a request in a preview. */
export interface PreviewUser {
  /** Has the rights of the previewed role or account. */
  readonly user: User;
  /** Who has opened the preview. */
  readonly opener: User;
  /** The preview shows sample records and reads nothing that is stored. */
  readonly isOnSamples: boolean;
}

interface Asked {
  readonly claims: PreviewClaims;
  readonly db: Queries;
  /** Returns the live release with roles and functions as of that access version. */
  readonly liveAt: (accessVersion: number) => Promise<Release>;
  /** Returns the previewed release in the same way. */
  readonly releaseAt: (accessVersion: number) => Promise<Release>;
  readonly now: () => string;
}

interface PreviewRow extends AccountRow {
  readonly operation: string;
  readonly target: unknown;
  readonly access_version: number;
}

const accountColumns = `account.id, account.email, account.username, account.first_name, account.last_name,
  account.roles, account.functional_ids, account.company_ids, account.company_id, account.attributes, account.version`;

/** A preview ends with the session in which it was opened. */
const openPreview = prepared(`select ${accountColumns}, preview.operation, preview.target,
  (select version from access_version) as access_version
  from preview join session on session.id = preview.session_id join account on account.id = preview.account_id
  where preview.id = $1 and preview.account_id = $2 and preview.release = $3 and preview.ended_at is null
  and preview.expires_at > $4 and session.revoked_at is null and session.expires_at > $4 and account.active`);

const activeAccount = prepared(`select ${accountColumns} from account where account.id = $1 and account.active`);

/**
 * Finds the user of a request in a preview. Undefined if the preview or the session in which it was opened has ended,
 * if the opener may no longer open such previews under the live release, or if the previewed account is not active. All
 * of it is read for each request, as for sessions.
 */
export async function findPreviewUser({ claims, db, liveAt, releaseAt, now }: Asked): Promise<PreviewUser | undefined> {
  const { previewId, accountId, release: hash } = claims;
  const asked = CompiledQuery.raw(openPreview, [previewId, accountId, hash, now()]);
  const [row] = (await db.executeQuery<PreviewRow>(asked)).rows;
  const target = readTarget(row?.target);
  if (row === undefined || target === undefined) return undefined;
  const live = await liveAt(row.access_version);
  const opener = userOf(row, live);
  const opening = Object.hasOwn(live.operations, row.operation) ? live.operations[row.operation] : undefined;
  if (opening === undefined || grantedRelations(opening, { user: opener, expressions }, live).length === 0) {
    return undefined;
  }
  const release = await releaseAt(row.access_version);
  if (!('account' in target)) return { user: roleUser(target, release), opener, isOnSamples: true };
  const [account] = (await db.executeQuery<AccountRow>(CompiledQuery.raw(activeAccount, [target.account]))).rows;
  return account && { user: userOf(account, release), opener, isOnSamples: false };
}

/** Returns the user of a preview as a role, or with functions alone. The sample records belong to this user. */
function roleUser({ role, functions }: Exclude<PreviewTarget, { readonly account: number }>, release: Release): User {
  const known = release.access.roles.some((entry) => entry.role === role) ? role : undefined;
  const user = sampleUser(release, known ?? 'preview');
  return { ...user, roles: known === undefined ? [] : [known], functionalIds: functions };
}
