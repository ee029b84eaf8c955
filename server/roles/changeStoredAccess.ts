import { sql } from 'kysely';
import type { HandlerContext } from '../contract/handler.types.ts';
import type { Queries } from '../database/Database.types.ts';
import { releaseChannel } from '../database/releaseChannel.ts';
import { readStoredAccess } from './readStoredAccess.ts';
import type { StoredAccess, StoredFunction, StoredRole } from './StoredAccess.types.ts';

/**
 * Returns the stored access, locked until the transaction ends: of two administrators, the second one sees the change
 * of the first.
 */
export async function lockStoredAccess(db: Queries): Promise<StoredAccess> {
  await db.selectFrom('access_version').select('version').forUpdate().execute();
  return readStoredAccess(db);
}

/** Returns the stored access with a role changed or added. */
export function withRole(stored: StoredAccess, role: StoredRole): StoredAccess {
  const others = stored.roles.filter((one) => one.role !== role.role);
  return { ...stored, version: stored.version + 1, roles: [...others, role] };
}

/** Stores a role. Every server applies it from its next request on. */
export async function storeRole(context: HandlerContext, role: StoredRole): Promise<void> {
  const row = {
    ...{ title: role.title ?? null, functions: role.functions === undefined ? null : [...role.functions] },
    ...{ menu_of: role.menuOf ?? null, version: role.version, added: role.added },
    ...{ changed_at: role.changedAt, changed_by: role.changedBy },
  };
  await context.db
    .insertInto('stored_role')
    .values({ role: role.role, ...row })
    .onConflict((conflict) => conflict.column('role').doUpdateSet(row))
    .execute();
  await countChange(context);
}

/** Stores the title of a function. Every server applies it from its next request on. */
export async function storeFunction(context: HandlerContext, { id, ...facts }: StoredFunction): Promise<void> {
  const row = {
    ...{ title: facts.title, version: facts.version },
    ...{ changed_at: facts.changedAt, changed_by: facts.changedBy },
  };
  await context.db
    .insertInto('stored_function')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  await countChange(context);
}

/** Returns the author and the time of a change. */
export function changedNow({ user, scope }: HandlerContext): Pick<StoredRole, 'changedAt' | 'changedBy'> {
  return { changedAt: scope.clock.now(), changedBy: user.email ?? String(user.id) };
}

async function countChange({ db, releases, afterCommit }: HandlerContext): Promise<void> {
  await db.updateTable('access_version').set({ version: sql`version + 1` }).execute();
  await sql`select pg_notify(${releaseChannel}, 'roles')`.execute(db);
  afterCommit(() => releases.refresh());
}
