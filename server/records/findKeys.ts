import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Key } from '../contract/EntityStorage.types.ts';
import { preparedPrefix } from '../database/preparedStatements.ts';
import type { CachedRows } from './pageCache.ts';
import type { Anchor, Selection } from './Selection.types.ts';

/** Up to this offset, rows are skipped one by one, which is fast and exact. */
export const nearRows = 10_000;

/** Number of rows between two cached positions. */
const stride = 500;

/**
 * Limits of prepared statements, which read a page from the first row on. A plan has to know its limit, and each limit is
 * a statement of its own, so there are few.
 */
const preparedLimits = [10, 50, 200, 1000];

interface Span {
  readonly offset: number;
  readonly limit: number;
}

/**
 * Returns the keys of the rows from `offset` on, in order. Distant rows are found from a cached position, so that the
 * cost of a page does not depend on its offset. The positions in between are found in one scan.
 */
export async function findKeys(selection: Selection, span: Span, known: CachedRows): Promise<readonly Key[]> {
  const { isPlain, column } = selection.order;
  const isSeekable = isPlain || column === undefined;
  if (span.offset >= nearRows && isSeekable) return seekKeys(selection, span, known);
  if (column !== undefined && isPlain && selection.order.descending) return keysInParts(selection, span);
  return readKeys(selection, { ...span, order: orderBy(selection) });
}

/** An index with nulls last is scanned backwards in two parts, because it would begin with the nulls. */
async function keysInParts(selection: Selection, { offset, limit }: Span, from?: Anchor): Promise<readonly Key[]> {
  const order = orderBy(selection, 'part');
  const present = await readKeys(selection, { offset, limit, part: 'present', order, from });
  if (present.length === limit) return present;
  const before = present.length > 0 || offset === 0 ? 0 : offset - (await countPresent(selection, offset, from));
  const rest = { offset: before, limit: limit - present.length };
  return [...present, ...(await readKeys(selection, { ...rest, part: 'absent', order }))];
}

async function seekKeys(selection: Selection, { offset, limit }: Span, known: CachedRows): Promise<readonly Key[]> {
  const last = known.anchors.at(-1);
  if (last === undefined || last.at + stride <= offset) {
    // The scan goes twice as far as needed, because a user who goes to a distant page may go further.
    known.anchors = [...known.anchors, ...(await walk(selection, last, 2 * offset))];
  }
  const anchor = known.anchors.findLast(({ at }) => at <= offset);
  if (anchor === undefined) return [];
  const span = { offset: offset - anchor.at, limit };
  const part = partOf(selection, anchor);
  if (part === 'present') return keysInParts(selection, span, anchor);
  return readKeys(selection, { ...span, part, order: orderBy(selection, 'part'), from: anchor });
}

/** Returns the positions after the last cached one, up to the row at `to`. */
async function walk(selection: Selection, last: Anchor | undefined, to: number): Promise<readonly Anchor[]> {
  const start = last?.at ?? 0;
  const first = last === undefined ? partOf(selection) : partOf(selection, last);
  const { anchors, walked } = await walkPart(selection, { start, limit: to - start + 1, part: first, from: last });
  const isThrough = start + walked > to || first !== 'present';
  const further = isThrough
    ? []
    : (await walkPart(selection, { start: start + walked, limit: to - start - walked + 1, part: 'absent' })).anchors;
  return [...anchors, ...further].filter(({ at }) => last === undefined || at > last.at);
}

interface Walk {
  readonly start: number;
  readonly limit: number;
  readonly part: Part;
  readonly from?: Anchor | undefined;
}

interface WalkedRow {
  readonly at: number;
  readonly value: string | null;
  readonly key: Key;
  readonly last: boolean;
}

async function walkPart(
  selection: Selection,
  { start, limit, part, from }: Walk,
): Promise<{ readonly anchors: readonly Anchor[]; readonly walked: number }> {
  const { db, storage, order } = selection;
  const ordered = orderBy(selection, 'part');
  const value = order.column === undefined || part === 'absent' ? sql`null` : sql`${order.column}::text`;
  const { rows } = await sql<WalkedRow>`select at, value, key, last from (
      select ${sql.lit(start)} - 1 + row_number() over (order by ${ordered}) as at, ${value} as value,
        ${keyOf(selection)} as key, lead(true) over (order by ${ordered}) is null as last
      from (select * from ${sql.table(storage.table)} where ${whereOf(selection, part, from)}
        order by ${ordered} limit ${limit}) as ${sql.id(storage.table)}) as walked
    where at % ${sql.lit(stride)} = 0 or last order by at`.execute(db);
  const end = rows.at(-1);
  return {
    anchors: rows.filter(({ at }) => at % stride === 0).map((row) => ({ at: row.at, value: row.value, key: row.key })),
    walked: end === undefined ? 0 : end.at - start + 1,
  };
}

interface FewRows extends Span {
  /** Maximum number of rows that are found. */
  readonly among?: number;
}

/** Returns a page of a query with few rows, and their number. Undefined if the page is empty. */
export async function findAmongFew(
  selection: Selection,
  { offset, limit, among }: FewRows,
): Promise<{ readonly keys: readonly Key[]; readonly total: number } | undefined> {
  const { column, descending } = selection.order;
  const direction = descending ? sql`desc` : sql`asc`;
  const byValue = column === undefined ? sql`` : sql`value ${direction} nulls last, `;
  // The rows are found once for both the page and the count, because evaluating access often costs more than sorting.
  // There is no order inside, so PostgreSQL can choose any index.
  const most = among === undefined ? sql`` : sql`limit ${sql.lit(among)}`;
  const prefix = selection.storage.partitioned === undefined ? sql`` : preparedPrefix;
  const { rows } = await sql<{ key: Key; total: number }>`${prefix}with found as materialized (
      select ${keyOf(selection)} as key, ${column ?? sql`null`} as value
      from ${sql.table(selection.storage.table)} where ${selection.where} ${most})
    select key, (select count(*)::integer from found) as total from found
    order by ${byValue}key ${direction} limit ${limit} offset ${offset}`.execute(selection.db);
  const [first] = rows;
  return first === undefined ? undefined : { keys: rows.map(({ key }) => key), total: first.total };
}

/** Up to this many rows are read in order for a search. Words that many rows contain are found among them. */
const readRows = 1000;

/** Up to this many rows that match a search are sorted. */
const sortedRows = 1000;

/**
 * Returns the keys of the first rows that match a search, in order. PostgreSQL cannot estimate how many rows contain a
 * beginning of a word, so it cannot choose between reading the rows in order and looking the beginning up. The first
 * rows are read in order, and what is not found among them is looked up. If more than 1,000 rows are found then, any of
 * them are returned.
 */
export async function findMatches(selection: Selection, limit: number): Promise<readonly Key[]> {
  const { db, storage, where, order } = selection;
  if (order.isPlain) {
    const by = orderBy(selection);
    const { rows } = await sql<{ key: Key }>`select ${keyOf(selection)} as key
      from (select * from ${sql.table(storage.table)} order by ${by} limit ${sql.lit(readRows)}) as ${sql.id(storage.table)}
      where ${where} order by ${by} limit ${limit}`.execute(db);
    if (rows.length === limit) return rows.map(({ key }) => key);
  }
  const found = await findAmongFew(selection, { offset: 0, limit, among: sortedRows });
  return found?.keys ?? [];
}

type Part = 'all' | 'present' | 'absent';

function partOf({ order }: Selection, anchor?: Anchor): Part {
  if (order.column === undefined) return 'all';
  return anchor?.value === null ? 'absent' : 'present';
}

interface Reading extends Span {
  readonly order: RawBuilder<unknown>;
  readonly part?: Part;
  readonly from?: Anchor | undefined;
}

async function readKeys(selection: Selection, reading: Reading): Promise<readonly Key[]> {
  const { offset, limit, order, part = 'all', from } = reading;
  const limits = selection.isPrepared === true && from === undefined ? preparedLimits : [];
  const most = limits.find((known) => known >= offset + limit);
  const span = most === undefined ? sql`limit ${limit} offset ${offset}` : sql`limit ${sql.lit(most)}`;
  const { rows } = await sql<{
    key: Key;
  }>`${most === undefined ? sql`` : preparedPrefix}select ${keyOf(selection)} as key
    from ${sql.table(selection.storage.table)} where ${whereOf(selection, part, from)}
    order by ${order} ${span}`.execute(selection.db);
  const keys = rows.map(({ key }) => key);
  return most === undefined ? keys : keys.slice(offset, offset + limit);
}

/** Counts rows with a value from a position on, up to a maximum. */
async function countPresent(selection: Selection, most: number, from?: Anchor): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from (select 1
    from ${sql.table(selection.storage.table)} where ${whereOf(selection, 'present', from)} limit ${most}) as present`.execute(
    selection.db,
  );
  return rows[0]?.count ?? 0;
}

function whereOf(selection: Selection, part: Part, from?: Anchor): Expression<SqlBool> {
  const { where, order } = selection;
  const { column } = order;
  const conditions = [where];
  if (column !== undefined && part === 'present' && from === undefined) conditions.push(sql`${column} is not null`);
  if (column !== undefined && part === 'absent') conditions.push(sql`${column} is null`);
  if (from !== undefined) {
    const onwards = order.descending ? sql`<=` : sql`>=`;
    const key = keyOf(selection);
    conditions.push(
      column === undefined || part === 'absent'
        ? sql`${key} ${onwards} ${from.key}`
        : sql`(${column}, ${key}) ${onwards} (${from.value}, ${from.key})`,
    );
  }
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/** One part of an order needs no clause for nulls, so an index can be used in both directions. */
function orderBy(selection: Selection, of: 'all' | 'part' = 'all'): RawBuilder<unknown> {
  const { column, descending } = selection.order;
  const direction = descending ? sql`desc` : sql`asc`;
  const byKey = sql`${keyOf(selection)} ${direction}`;
  if (column === undefined) return byKey;
  const nulls = of === 'part' ? sql`` : sql`nulls last`;
  return sql`${column} ${direction} ${nulls}, ${byKey}`;
}

function keyOf({ storage }: Selection): RawBuilder<unknown> {
  return sql.ref(`${storage.table}.${storage.key}`);
}
