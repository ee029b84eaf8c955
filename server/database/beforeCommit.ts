import type { Queries } from './Database.types.ts';

type Write = () => Promise<void>;

/** What a transaction writes before its commit. */
interface Deferred {
  readonly records: Write[];
  readonly others: Write[];
  /** Events lock the chain until the commit, so they are written last. */
  readonly events: Write[];
}

/** Open transaction → its deferred writes. */
const deferred = new WeakMap<Queries, Deferred>();

/**
 * Defers a write to the end of a transaction. Records are written first, because mails and events contain their keys,
 * and events last. Returns false where nobody would run it: outside a transaction, or in one that `runAndFinish` has
 * not opened.
 */
export function beforeCommit(db: Queries, write: Write, kind: keyof Deferred = 'others'): boolean {
  const writes = deferred.get(db);
  writes?.[kind].push(write);
  return writes !== undefined;
}

/** Runs a transaction and then its deferred writes. If anything throws, nothing is committed. */
export async function runAndFinish<Result>(db: Queries, run: () => Promise<Result>): Promise<Result> {
  const writes: Deferred = { records: [], others: [], events: [] };
  deferred.set(db, writes);
  const result = await run();
  // A write can defer another one.
  for (;;) {
    const write = writes.records.shift() ?? writes.others.shift() ?? writes.events.shift();
    if (write === undefined) break;
    await write();
  }
  deferred.delete(db);
  return result;
}
