import { sql } from 'kysely';
import type { DatabaseHandle, Key } from '#server';
import { storages } from '../handlers/index.ts';

export type Row = Readonly<Record<string, unknown>>;

/** Returns every stored record of the portal by entity, in the order of the keys. */
export async function storedRecords(database: DatabaseHandle): Promise<ReadonlyMap<string, readonly Row[]>> {
  const db = database.current();
  const records = new Map<string, readonly Row[]>();
  for (const { entity, table, key, load } of storages) {
    const { rows } = await sql<{ key: Key }>`select ${sql.ref(key)} as key from ${sql.table(table)} order by 1`.execute(
      db,
    );
    const keys = rows.map((row) => row.key);
    records.set(entity, await load(db, keys));
  }
  return records;
}

/** A stored entry of the event log. */
export interface StoredEvent {
  readonly at: string;
  readonly actor: string;
  readonly entity: string;
  readonly key: string;
  readonly what: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Returns the event log by record: `project 1-1-000001` and its entries in order. */
export async function storedEvents(database: DatabaseHandle): Promise<ReadonlyMap<string, readonly StoredEvent[]>> {
  const events = await database.current().selectFrom('event').selectAll().orderBy('seq').execute();
  return Map.groupBy(events, ({ entity, key }) => `${entity} ${key}`);
}
