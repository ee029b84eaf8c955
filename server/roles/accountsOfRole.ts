import { functionsOfRoles, type Release, resolveRoles } from '#engine';
import type { AccountRow } from '../accounts/findUser.ts';
import type { Queries } from '../database/Database.types.ts';

/** Returns all open accounts. */
export async function readOpenAccounts(db: Queries): Promise<readonly AccountRow[]> {
  return selectAccounts(db).where('active', '=', true).execute();
}

function selectAccounts(db: Queries) {
  return db
    .selectFrom('account')
    .select(['id', 'email', 'username', 'first_name', 'last_name', 'roles', 'functional_ids'])
    .select(['company_ids', 'company_id', 'attributes', 'version'])
    .orderBy('id');
}

interface RoleQuery {
  readonly role: string;
  readonly release: Release;
  /** Lock the accounts until the transaction ends. */
  readonly lock: boolean;
}

/** Returns the open accounts with a role, by its id or an alias. */
export async function accountsOfRole(db: Queries, { role, release, lock }: RoleQuery): Promise<readonly AccountRow[]> {
  const accounts = await readOpenAccounts(db);
  const names = new Map<string, boolean>();
  const hasRole = (written: string): boolean => {
    const known = names.get(written) ?? resolveRoles([written], release.access).includes(role);
    names.set(written, known);
    return known;
  };
  const found = accounts.filter(({ roles }) => roles.some(hasRole));
  if (!lock || found.length === 0) return found;
  const ids = found.map(({ id }) => id);
  const locked = await selectAccounts(db)
    .where('id', '=', (where) => where.fn.any(where.val(ids)))
    .forNoKeyUpdate()
    .execute();
  return locked.filter(({ roles }) => roles.some(hasRole));
}

/** Returns the number of open accounts of each role. */
export async function countByRole(db: Queries, release: Release): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('account')
    .select(['roles', (select) => select.fn.countAll<string>().as('count')])
    .where('active', '=', true)
    .groupBy('roles')
    .execute();
  const counts = new Map<string, number>();
  for (const { roles, count } of rows) {
    for (const role of resolveRoles(roles, release.access)) counts.set(role, (counts.get(role) ?? 0) + Number(count));
  }
  return counts;
}

/**
 * Which existing accounts of a role a change applies to; accounts that get the role later always get its new functions.
 */
export type RoleApplication = 'nobody' | 'change' | 'all';

interface Applied {
  readonly role: string;
  readonly before: Release;
  readonly after: Release;
  readonly apply: RoleApplication;
}

/**
 * Returns the functions of an account after a change of its role. Added functions are added; removed functions are
 * removed unless another role of the account has them. With `all`, the account gets every function of the role.
 */
export function functionsAfterChange(
  { roles, functional_ids: held }: Pick<AccountRow, 'roles' | 'functional_ids'>,
  { role, before, after, apply }: Applied,
): readonly number[] {
  if (apply === 'nobody') return held;
  const old = functionsOfRoles([role], before.access);
  const next = functionsOfRoles([role], after.access);
  const given = new Set(functionsOfRoles(resolveRoles(roles, after.access), after.access));
  const removed = new Set(old.filter((id) => !given.has(id)));
  const added = apply === 'all' ? next : next.filter((id) => !old.includes(id));
  return [...new Set([...held.filter((id) => !removed.has(id)), ...added])].sort((a, b) => a - b);
}
