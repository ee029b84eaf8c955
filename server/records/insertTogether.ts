import type { EntityModel } from '#engine';
import type { Key } from '../contract/EntityStorage.types.ts';
import { beforeCommit } from '../database/beforeCommit.ts';
import type { Queries } from '../database/Database.types.ts';
import type { NewRecord, TableStore } from './createRecordStore.ts';

/** A record whose key the database generates. */
interface LaterRecord extends NewRecord {
  readonly model: EntityModel;
  /** Runs with the key when the record is stored, in the same transaction. */
  readonly stored: (key: Key) => Promise<void>;
}

/** Records per insert: each has some ten values, and a statement accepts 65,535. */
const batch = 200;

/** Open transaction → its records that are not written yet. */
const waiting = new WeakMap<Queries, Map<TableStore, LaterRecord[]>>();

/**
 * Inserts a record before the commit, together with the others of its storage: one statement instead of one per record.
 * For records that nothing reads until then. Outside a transaction, it is inserted at once.
 */
export async function insertTogether(db: Queries, store: TableStore, added: LaterRecord): Promise<void> {
  const others = waiting.get(db)?.get(store);
  if (others !== undefined) others.push(added);
  else if (beforeCommit(db, () => writeWaiting(db, store), 'records')) {
    const stores = waiting.get(db) ?? new Map<TableStore, LaterRecord[]>();
    waiting.set(db, stores.set(store, [added]));
  } else await write(db, store, [added]);
}

async function writeWaiting(db: Queries, store: TableStore): Promise<void> {
  const records = waiting.get(db)?.get(store) ?? [];
  // A record that is added from now on defers its own insert.
  waiting.get(db)?.delete(store);
  await write(db, store, records);
}

async function write(db: Queries, store: TableStore, added: readonly LaterRecord[]): Promise<void> {
  for (let start = 0; start < added.length; start += batch) {
    const part = added.slice(start, start + batch);
    const [first] = part;
    if (first === undefined) return;
    const keys = await store.insertAll(db, part, first.model);
    for (const [index, { stored }] of part.entries()) {
      const key = keys[index];
      if (key !== undefined) await stored(key);
    }
  }
}
