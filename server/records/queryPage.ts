import { type Expression, type SqlBool, sql } from 'kysely';
import type { FieldModel, FilterCondition, Page } from '#engine';
import type { HandlerContext, PageRequest } from '../handlers/handler.types.ts';
import type { EntityStorage, Key } from '../ownership/EntityStorage.types.ts';
import { findColumn, isStored, pathPredicate, rowsOf } from '../ownership/pathPredicate.ts';
import { likePattern } from './likePattern.ts';
import { loadRecords, ownership, storedEntity } from './readRecords.ts';

/** Rows of one page, whatever a caller or an operation asks for. */
export const largestPage = 1000;

interface PageOptions {
  /** Further conditions, over the storage's table by its own name. */
  readonly where?: readonly Expression<SqlBool>[];
  /** Order when the caller names none, `-startDate` for descending. */
  readonly sort?: string;
  /** Query fields that the handler itself gives a meaning to. */
  readonly ignore?: readonly string[];
  /** Leave pages aside and answer up to `largestPage` rows. */
  readonly all?: boolean;
}

/**
 * One page of the records the user may see: ownership, the operation's filter and query fields, order and size.
 * A text that ends with `*` means "begins with".
 */
export async function queryPage(
  context: HandlerContext,
  entity: string,
  options: PageOptions = {},
): Promise<Page<Readonly<Record<string, unknown>>>> {
  const { storage } = storedEntity(context, entity);
  const owned = ownership(context, entity);
  const conditions = [
    ...rowsOf(storage),
    ...(owned === undefined ? [] : [owned]),
    ...context.page.filter.map((condition) => filterPredicate(storage, condition)),
    ...queryPredicates(context, storage, options.ignore ?? []),
    ...(options.where ?? []),
  ];
  const where = conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
  const size = options.all ? largestPage : Math.min(context.page.size, largestPage);
  const number = options.all ? 0 : context.page.page;
  const table = sql.table(storage.table).as(storage.table);
  const counted = await context.db
    .selectFrom(table)
    .select(sql<number>`count(*)::integer`.as('total'))
    .where(where)
    .executeTakeFirst();
  const key = sql<Key>`${sql.ref(`${storage.table}.${storage.key}`)}`;
  const order = orderOf(storage, context.page.sort ?? parseSort(options.sort));
  const rows = await context.db
    .selectFrom(table)
    .select(key.as('key'))
    .where(where)
    .orderBy(order === undefined ? key : sql`${order}, ${key}`)
    .limit(size)
    .offset(number * size)
    .execute();
  const total = counted?.total ?? 0;
  return {
    content: await loadRecords(
      context,
      entity,
      rows.map((row) => row.key),
    ),
    totalElements: total,
    totalPages: Math.ceil(total / size),
    number,
    size,
  };
}

/** Everything the user may see of an entity, without pages and bounded. */
export async function queryList(
  context: HandlerContext,
  entity: string,
  options: Omit<PageOptions, 'all'> = {},
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const page = await queryPage(context, entity, { ...options, all: true });
  return page.content;
}

function filterPredicate(storage: EntityStorage, { field, operator, value }: FilterCondition): Expression<SqlBool> {
  return pathPredicate(storage, field, (column) => {
    if (operator === 'contains') return sql<SqlBool>`${column}::text ilike ${textPattern(String(value), 'anywhere')}`;
    if (operator === 'equalsafter') return sql<SqlBool>`${column} >= ${value}`;
    if (operator === 'equalsbefore') return sql<SqlBool>`${column} <= ${value}`;
    return sql<SqlBool>`${column} = ${value}`;
  });
}

function queryPredicates(
  { operation, args }: HandlerContext,
  storage: EntityStorage,
  ignore: readonly string[],
): readonly Expression<SqlBool>[] {
  return operation.query.flatMap((field) => {
    const value = args[field.path];
    if (value === undefined || ignore.includes(field.path) || !isStored(storage, field.path)) return [];
    return [pathPredicate(storage, field.path, (column) => equality(field, column, value))];
  });
}

function equality(field: FieldModel, column: Expression<unknown>, value: unknown): Expression<SqlBool> {
  if (Array.isArray(value)) {
    return value.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`${column} in (${sql.join(value)})`;
  }
  if (typeof value !== 'string' || field.type !== 'string' || field.values !== undefined) {
    return sql<SqlBool>`${column} = ${value}`;
  }
  return sql<SqlBool>`${column}::text ilike ${textPattern(value, 'whole')}`;
}

/** A trailing star asks for a beginning; lists of choices search with it while somebody types. */
function textPattern(text: string, otherwise: 'anywhere' | 'whole'): string {
  return text.endsWith('*') ? likePattern(text.slice(0, -1), 'start') : likePattern(text, otherwise);
}

function orderOf(storage: EntityStorage, sort: PageRequest['sort']): Expression<unknown> | undefined {
  const column = sort === undefined ? undefined : findColumn(storage, sort.path);
  if (sort === undefined || column === undefined) return undefined;
  return sort.descending ? sql`${column} desc nulls last` : sql`${column} asc nulls last`;
}

function parseSort(sort: string | undefined): PageRequest['sort'] {
  if (sort === undefined) return undefined;
  return sort.startsWith('-') ? { path: sort.slice(1), descending: true } : { path: sort, descending: false };
}
