import type { DatabaseHandle, Services } from '#server';

/** Simulates the end of a process: no later code runs. */
export class Interruption extends Error {}

/**
 * Returns services whose database connection is lost in the given transaction: before its commit, so that it is rolled
 * back, or after the commit, so that the caller does not learn of it. This and each later transaction throws an
 * `Interruption`.
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
