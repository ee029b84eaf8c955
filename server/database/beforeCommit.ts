import type { Queries } from './Database.types.ts';

type Write = () => Promise<void>;

/** Open transaction → what it writes before its commit. */
const deferred = new WeakMap<Queries, Write[]>();

/**
 * Defers a write to the end of a transaction. Returns false where nobody would run it: outside a transaction, or in one
 * that `runAndFinish` has not opened.
 */
export function beforeCommit(db: Queries, write: Write): boolean {
  const writes = deferred.get(db);
  writes?.push(write);
  return writes !== undefined;
}

/** Runs a transaction and then its deferred writes. If anything throws, nothing is committed. */
export async function runAndFinish<Result>(db: Queries, run: () => Promise<Result>): Promise<Result> {
  const writes: Write[] = [];
  deferred.set(db, writes);
  const result = await run();
  // A write can defer another one.
  for (const write of writes) await write();
  deferred.delete(db);
  return result;
}
