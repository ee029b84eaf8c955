import { type Expression, type SqlBool, sql } from 'kysely';
import { attachTotal, type FieldModel, type Page } from '#engine';
import type { EntityStorage, Key } from '../contract/EntityStorage.types.ts';
import type { HandlerContext, PageRequest } from '../contract/handler.types.ts';
import { findColumn, rowsOf } from '../ownership/pathPredicate.ts';
import { countRows, hasAtMost } from './countRows.ts';
import { findAmongFew, findKeys, findMatches } from './findKeys.ts';
import { hasCacheablePlan } from './hasCacheablePlan.ts';
import { type PageCache, pageCacheOf } from './pageCache.ts';
import { queryPredicates } from './queryPredicates.ts';
import { loadRecords, ownership, storedEntity } from './readRecords.ts';
import type { RowOrder, Selection } from './Selection.types.ts';
import { findSearchField, mostFound, nearPredicate, similarityPredicate } from './searchTerms.ts';

/** Maximum number of rows of a list without pages. */
const longestList = 1000;

/** Maximum number of rows of a list with `"size": "all"`. */
const longestCompleteList = 20_000;

/** Records that one statement loads. */
const batchSize = 1000;

/** Up to this many rows are found and sorted together, instead of scanned in order and counted separately. */
const fewRows = 500;

/** The same for a search. Rows that match are far apart in any order, so a scan would take longer. */
const fewMatches = 3000;

interface PageOptions {
  /** Additional conditions on the storage's table. */
  readonly where?: readonly Expression<SqlBool>[];
  /** Default order, `-startDate` for descending. */
  readonly sort?: string;
  /** Query fields that the handler evaluates itself. */
  readonly ignore?: readonly string[];
  /** Maximum number of rows of a list without pages. */
  readonly limit?: number | undefined;
}

type Row = Readonly<Record<string, unknown>>;

/**
 * Returns one page of the records that the user may see, with the operation's filter and query fields, order and size.
 */
export async function queryPage(
  context: HandlerContext,
  entity: string,
  options: PageOptions = {},
): Promise<Page<Row>> {
  const { page } = await queryPageWith(context, entity, { ...options, find: () => Promise.resolve() });
  return page;
}

interface FindingOptions<Found> extends PageOptions {
  /** Finds something by the keys of the page. */
  readonly find: (keys: readonly Key[]) => Promise<Found>;
}

/** Returns a page like `queryPage`, and what is found by its keys while its records are loaded. */
export async function queryPageWith<Found>(
  context: HandlerContext,
  entity: string,
  options: FindingOptions<Found>,
): Promise<{ readonly page: Page<Row>; readonly found: Found }> {
  const selection = selectionOf(context, entity, options);
  const { size, page: number } = context.page;
  const memory = pageCacheOf(context.storages);
  const question = questionOf(selection);
  const span = { offset: number * size, limit: size };
  const isNarrow = memory.isNarrow(question) || (isSearch(context) && (await hasAtMost(fewMatches, selection)));
  const few = isNarrow ? await findAmongFew(selection, span) : undefined;
  const now = Date.parse(context.scope.clock.now());
  const { keys, total } = few ?? (await findAmongMany(selection, span, { memory, question, now }));
  memory.setNarrow(question, total <= fewRows);
  const [content, found] = await Promise.all([loadRecords(context, entity, keys), options.find(keys)]);
  const page = { content, totalElements: total, totalPages: Math.ceil(total / size), number, size };
  return { page, found };
}

/** Returns whether a request contains search terms. */
function isSearch({ operation, args }: HandlerContext): boolean {
  const field = findSearchField(operation);
  return field !== undefined && args[field.path] !== undefined;
}

interface Remembering {
  readonly memory: PageCache;
  readonly question: string;
  readonly now: number;
}

async function findAmongMany(
  selection: Selection,
  span: { readonly offset: number; readonly limit: number },
  { memory, question, now }: Remembering,
): Promise<{ readonly keys: readonly Key[]; readonly total: number }> {
  const { offset, limit } = span;
  const way = questionOf(selection, selection.order);
  // Many rows match, so any plan finds a page of them soon.
  const isFrequent = selection.storage.partitioned !== undefined && memory.recall(question, now).total !== undefined;
  const [keys, count] = await Promise.all([
    findKeys(isFrequent ? { ...selection, isPrepared: true } : selection, span, memory.recall(way, now)),
    countRows(selection, memory.recall(question, now)),
  ]);
  if (keys.length === 0 && offset > 0) {
    // A page beyond the end may be due to an outdated cache.
    memory.forget(question);
    return { keys, total: await countRows(selection, memory.recall(question, now)) };
  }
  const seen = offset + keys.length;
  return { keys, total: keys.length < limit ? seen : Math.max(count, seen) };
}

/**
 * Returns all records of an entity that the user may see, up to a maximum. A truncated list has a total (`totalOf`).
 */
export async function queryList(
  context: HandlerContext,
  entity: string,
  options: PageOptions = {},
): Promise<readonly Row[]> {
  const field = findSearchField(context.operation);
  if (field !== undefined) return queryTerms(context, entity, { ...options, field });
  const selection = selectionOf(context, entity, options);
  const limit = options.limit ?? (context.operation.complete === true ? longestCompleteList : longestList);
  const keys = await findKeys(selection, { offset: 0, limit }, { anchors: [] });
  const rows: Row[] = [];
  for (let start = 0; start < keys.length; start += batchSize) {
    rows.push(...(await loadRecords(context, entity, keys.slice(start, start + batchSize))));
  }
  if (keys.length < limit) return rows;
  const total = await countRows(selection, { anchors: [] });
  return total > keys.length ? attachTotal(rows, total) : rows;
}

/**
 * Returns the records that match the search terms. If none does, those with one typing error in each word, and if there
 * are none either, those with similar words. The others are not counted.
 */
async function queryTerms(
  context: HandlerContext,
  entity: string,
  { field, ...options }: PageOptions & { readonly field: FieldModel },
): Promise<readonly Row[]> {
  const selection = selectionOf(context, entity, options);
  const keys = await findMatches(selection, mostFound);
  if (keys.length > 0) return loadRecords(context, entity, keys);
  const { db, storage } = selection;
  const search = { storage, field, asked: context.args[field.path] };
  const instead = (where: Expression<SqlBool>): Selection => {
    const ignore = [...(options.ignore ?? []), field.path];
    return selectionOf(context, entity, { ...options, ignore, where: [...(options.where ?? []), where] });
  };
  const near = await nearPredicate(db, search);
  const nearKeys = near === undefined ? [] : await findMatches(instead(near), mostFound);
  if (nearKeys.length > 0) return loadRecords(context, entity, nearKeys);
  const similar = await similarityPredicate(db, search);
  if (similar === undefined) return [];
  const { where } = instead(similar.where);
  const { rows } = await sql<{ key: Key }>`select ${sql.ref(`${storage.table}.${storage.key}`)} as key
    from ${sql.table(storage.table)} where ${where} order by ${similar.near} desc limit ${sql.lit(mostFound)}`.execute(
    db,
  );
  return loadRecords(
    context,
    entity,
    rows.map(({ key }) => key),
  );
}

/** Returns the rows that a request selects among those that the user may see. */
export function selectionOf(context: HandlerContext, entity: string, options: PageOptions): Selection {
  const { storage } = storedEntity(context, entity);
  const owned = ownership(context, entity);
  const conditions = [
    ...rowsOf(storage),
    ...(owned === undefined ? [] : [owned]),
    ...queryPredicates(context, storage, options.ignore ?? []),
    ...(options.where ?? []),
  ];
  const where = conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
  const isPlain = owned === undefined && (options.where ?? []).length === 0;
  const isPrepared = isPlain && hasCacheablePlan(context, storage, options.ignore ?? []);
  const order = orderOf(storage, context.page.sort ?? parseSort(options.sort));
  return { db: context.db, storage, where, order, isPrepared };
}

/** Returns a cache key: the statement and its parameters. */
function questionOf({ db, storage, where }: Selection, order?: RowOrder): string {
  const by = order?.column ?? sql`null`;
  const { sql: text, parameters } = sql`${sql.table(storage.table)} ${where} ${by}`.compile(db);
  return JSON.stringify([text, parameters, order?.descending ?? null]);
}

function orderOf(storage: EntityStorage, sort: PageRequest['sort']): RowOrder {
  const column = sort === undefined ? undefined : findColumn(storage, sort.path);
  if (sort === undefined || column === undefined) return { isPlain: true, descending: false };
  const source = storage.columns[sort.path];
  if (source === storage.key) return { isPlain: true, descending: sort.descending };
  return { column, isPlain: typeof source === 'string', descending: sort.descending };
}

function parseSort(sort: string | undefined): PageRequest['sort'] {
  if (sort === undefined) return undefined;
  return sort.startsWith('-') ? { path: sort.slice(1), descending: true } : { path: sort, descending: false };
}
