import { sql } from 'kysely';
import type { Queries } from '../database/Database.types.ts';
import type { StoredAccess, StoredFunction, StoredRole } from './StoredAccess.types.ts';

interface Row {
  readonly version: number;
  readonly roles: readonly RoleRow[];
  readonly functions: readonly StoredFunction[];
}

interface RoleRow extends Omit<StoredRole, 'title' | 'functions' | 'menuOf'> {
  readonly title: string | null;
  readonly functions: readonly number[] | null;
  readonly menuOf: string | null;
}

/** Reads roles and functions with their version in one statement, so that they are consistent. */
export async function readStoredAccess(db: Queries): Promise<StoredAccess> {
  const { rows } = await sql<Row>`select access_version.version,
    (select coalesce(json_agg(json_build_object('role', role, 'title', title, 'functions', functions, 'menuOf', menu_of,
      'added', added, 'version', version, 'changedAt', changed_at, 'changedBy', changed_by) order by role), '[]')
      from stored_role) as roles,
    (select coalesce(json_agg(json_build_object('id', id, 'title', title, 'version', version, 'changedAt', changed_at,
      'changedBy', changed_by) order by id), '[]') from stored_function) as functions
    from access_version`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The table access_version has no row.');
  return { ...row, roles: row.roles.map(withoutNulls).map(inUtc), functions: row.functions.map(inUtc) };
}

/** Normalizes an instant inside JSON, whose format depends on the database. */
function inUtc<Row extends { readonly changedAt: string }>(row: Row): Row {
  return { ...row, changedAt: new Date(row.changedAt).toISOString() };
}

function withoutNulls({ title, functions, menuOf, ...role }: RoleRow): StoredRole {
  return {
    ...role,
    ...(title === null ? {} : { title }),
    ...(functions === null ? {} : { functions }),
    ...(menuOf === null ? {} : { menuOf }),
  };
}
