import { type Expression, type SqlBool, sql } from 'kysely';
import { type EntityModel, readPath, type User } from '#engine';
import type { EntityStorage } from '../contract/EntityStorage.types.ts';
import type { Granted } from '../contract/handler.types.ts';
import { pathPredicate } from './pathPredicate.ts';

interface OwnedInput {
  readonly entity: EntityModel;
  readonly storage: EntityStorage;
  readonly access: readonly Granted[];
  readonly user: User;
}

const nothing = sql<SqlBool>`false`;

/**
 * Returns the SQL condition of the rows that the user may access: the union of what each policy grants. Undefined means
 * every row. A relation that the entity does not declare grants nothing.
 */
export function ownedRows({ entity, storage, access, user }: OwnedInput): Expression<SqlBool> | undefined {
  if (access.some(({ relation }) => relation === 'all')) return undefined;
  const relations = [...new Set(access.map(({ relation }) => relation))];
  const parts = relations.flatMap((relation) => {
    const owners = Object.hasOwn(entity.owners, relation) ? entity.owners[relation] : undefined;
    return owners === undefined ? [] : [everyPath(owners, storage, user)];
  });
  return parts.length === 0 ? nothing : sql<SqlBool>`(${sql.join(parts, sql` or `)})`;
}

function everyPath(owners: Readonly<Record<string, string>>, storage: EntityStorage, user: User): Expression<SqlBool> {
  const parts = Object.entries(owners).map(([path, from]) => {
    const values = valuesOf(user, from);
    if (values.length === 0) return nothing;
    return pathPredicate(storage, path, (column) => sql<SqlBool>`${column} in (${sql.join(values)})`);
  });
  return parts.length === 0 ? nothing : sql<SqlBool>`(${sql.join(parts, sql` and `)})`;
}

/**
 * Returns the user's values at a path such as `user.companyIds`. Absent values match nothing, not even rows whose
 * column is null.
 */
function valuesOf(user: User, from: string): readonly (string | number)[] {
  const value: unknown = readPath(user, from.replace(/^user\./, ''));
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.filter(
    (one): one is string | number => (typeof one === 'string' && one !== '') || typeof one === 'number',
  );
}
