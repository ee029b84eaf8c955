import type { Queries } from '../database/Database.types.ts';
import type { DatabaseHandle } from '../database/DatabaseHandle.types.ts';
import { Refusal } from './Refusal.ts';

const mostTries = 3;

/**
 * Runs a request in a transaction. Two that waited for each other are tried again; a refusal that asks for it keeps
 * what was written before it.
 */
export async function inTransaction<Result>(
  database: DatabaseHandle,
  work: (db: Queries) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      const outcome = await database.transaction(async (db) => {
        try {
          return { result: await work(db) };
        } catch (error) {
          if (error instanceof Refusal && error.keep) return { refusal: error };
          throw error;
        }
      });
      if ('refusal' in outcome) throw outcome.refusal;
      return outcome.result;
    } catch (error) {
      if (tries >= mostTries || !isCollision(error)) throw error;
    }
  }
}

function isCollision(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01');
}
