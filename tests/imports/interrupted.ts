import type { DatabaseHandle, Services } from '#server';

/** Ends a process in thought: nothing that comes after it is done. */
export class Interruption extends Error {}

/**
 * Services whose database is lost at the given transaction: before its commit, so that all of it is undone, or after
 * it, so that nobody hears of it.
 */
export function interrupted(
  services: Services,
  { at, when }: { readonly at: number; readonly when: 'before' | 'after' },
): Services {
  let count = 0;
  const { database } = services;
  const transaction: DatabaseHandle['transaction'] = async (work) => {
    count += 1;
    if (count > at) throw new Interruption();
    const isLast = count === at;
    const result = await database.transaction(async (db) => {
      const done = await work(db);
      if (isLast && when === 'before') throw new Interruption();
      return done;
    });
    if (isLast) throw new Interruption();
    return result;
  };
  return { ...services, database: { ...database, transaction } };
}
