import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ColumnSource, EntityStorage, ListStorage } from '../contract/EntityStorage.types.ts';

/** A condition on one column. */
export type ColumnTest = (column: RawBuilder<unknown>) => Expression<SqlBool>;

/** Returns whether a dotted path of the entity is stored where SQL can access it. */
export function isStored(storage: EntityStorage, path: string): boolean {
  return Object.hasOwn(storage.columns, path) || findList(storage, path) !== undefined;
}

/** Returns the column of a plain path. Undefined for a list or a path without a column. */
export function findColumn(storage: EntityStorage, path: string): RawBuilder<unknown> | undefined {
  const source = Object.hasOwn(storage.columns, path) ? storage.columns[path] : undefined;
  return source === undefined ? undefined : columnOf(source, storage.table);
}

/**
 * Returns the condition on the value at a path: a column of the record, or "any item" of a list with a table of its
 * own. Throws for a path that is not stored, because the condition would be meaningless.
 */
export function pathPredicate(storage: EntityStorage, path: string, test: ColumnTest): Expression<SqlBool> {
  const column = findColumn(storage, path);
  if (column !== undefined) return test(column);
  const found = findList(storage, path);
  if (found === undefined) throw new Error(`${storage.entity}: "${path}" is in no column and no list of its storage.`);
  const { list, source } = found;
  const alias = 'item';
  const conditions = [
    ...Object.entries(list.join).map(
      ([own, parent]) => sql<SqlBool>`${sql.ref(`${alias}.${own}`)} = ${sql.ref(`${storage.table}.${parent}`)}`,
    ),
    ...Object.entries(list.where ?? {}).map(([own, value]) => sql<SqlBool>`${sql.ref(`${alias}.${own}`)} = ${value}`),
    test(columnOf(source, alias)),
  ];
  const items = typeof list.table === 'string' ? sql.table(list.table) : list.table(storage.table);
  return sql<SqlBool>`exists (select 1 from ${items} as ${sql.id(alias)} where ${sql.join(conditions, sql` and `)})`;
}

/** Returns the conditions that distinguish the rows of a storage from others of its table. */
export function rowsOf({ table, where = {} }: EntityStorage): readonly Expression<SqlBool>[] {
  // Literals, because a partial index is only used for the exact expression of its definition.
  return Object.entries(where).map(
    ([column, value]) => sql<SqlBool>`${sql.ref(`${table}.${column}`)} = ${sql.lit(value)}`,
  );
}

function findList(storage: EntityStorage, path: string): { list: ListStorage; source: ColumnSource } | undefined {
  for (const [property, list] of Object.entries(storage.lists ?? {})) {
    if (!path.startsWith(`${property}.`)) continue;
    const rest = path.slice(property.length + 1);
    const source = Object.hasOwn(list.columns, rest) ? list.columns[rest] : undefined;
    if (source !== undefined) return { list, source };
  }
  return undefined;
}

function columnOf(source: ColumnSource, alias: string): RawBuilder<unknown> {
  return typeof source === 'string' ? sql.ref(`${alias}.${source}`) : source(alias);
}
