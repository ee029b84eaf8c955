import { sql } from 'kysely';
import { preparedPrefix } from '../database/preparedStatements.ts';
import type { CachedRows } from './pageCache.ts';
import type { Selection } from './Selection.types.ts';

/** Up to this many rows are counted and grouped for each request. */
export const countedRows = 10_000;

/** Returns the number of rows. For many rows, the cached number is used until it expires. */
export async function countRows(selection: Selection, known: CachedRows): Promise<number> {
  if (known.total !== undefined) return known.total;
  const few = await count(selection, countedRows + 1);
  if (few <= countedRows) return few;
  known.total = await count(selection);
  return known.total;
}

/** Returns whether there are at most so many rows. */
export async function hasAtMost(most: number, selection: Selection): Promise<boolean> {
  return (await count(selection, most + 1)) <= most;
}

async function count(selection: Selection, most?: number): Promise<number> {
  const { db, storage, where } = selection;
  const limit = most === undefined ? sql`` : sql`limit ${sql.lit(most)}`;
  const prefix = selection.isPrepared === true ? preparedPrefix : sql``;
  const { rows } = await sql<{ total: number }>`${prefix}select count(*)::integer as total
    from (select 1 from ${sql.table(storage.table)} where ${where} ${limit}) as counted`.execute(db);
  return rows[0]?.total ?? 0;
}
