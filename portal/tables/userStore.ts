import type { EntityStorage, Queries } from '#server';

/** Open accounts as users. The account of a deleted or merged user is closed. */
export const userStore: EntityStorage = {
  entity: 'user',
  table: 'account',
  where: { active: 'true' },
  log: 'account',
  key: 'id',
  keyType: 'number',
  columns: {
    id: 'id',
    version: 'version',
    username: 'username',
    email: 'email',
    firstName: 'first_name',
    lastName: 'last_name',
  },
  load: (db, keys) => loadUsers(db, keys.map(Number)),
};

async function loadUsers(db: Queries, ids: readonly number[]): Promise<readonly Readonly<Record<string, unknown>>[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('account')
    .select(['id', 'version', 'username', 'email', 'first_name', 'last_name', 'roles', 'functional_ids'])
    .select(['company_ids', 'company_id', 'attributes', 'created_at'])
    .select((where) => where('password_hash', 'is not', null).as('activated'))
    .where('id', 'in', [...ids])
    .execute();
  return rows.map((row) => ({
    ...Object(row.attributes),
    id: row.id,
    version: row.version,
    username: row.username ?? row.email,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    roles: row.roles,
    functionalIds: row.functional_ids,
    companyIds: row.company_ids,
    ...(row.company_id === null ? {} : { companyId: row.company_id }),
    activated: Boolean(row.activated),
    createdAt: row.created_at,
  }));
}
