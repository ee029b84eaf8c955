import { sql } from 'kysely';
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

async function count({ db, storage, where }: Selection, most?: number): Promise<number> {
  const limit = most === undefined ? sql`` : sql`limit ${most}`;
  const { rows } = await sql<{ total: number }>`select count(*)::integer as total
    from (select 1 from ${sql.table(storage.table)} where ${where} ${limit}) as counted`.execute(db);
  return rows[0]?.total ?? 0;
}
