import { Refusal } from '../contract/Refusal.ts';
import type { Queries } from '../database/Database.types.ts';
import type { DatabaseHandle } from '../database/DatabaseHandle.types.ts';
import { ExternalCall } from './callExternal.ts';

const mostTries = 3;

/**
 * Runs a request in a transaction. A deadlock or serialization failure is retried. A refusal or an external call with
 * `keep` commits what was written before it.
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
          if ((error instanceof Refusal || error instanceof ExternalCall) && error.keep) return { kept: error };
          throw error;
        }
      });
      if ('kept' in outcome) throw outcome.kept;
      return outcome.result;
    } catch (error) {
      if (tries >= mostTries || !isCollision(error)) throw error;
    }
  }
}

function isCollision(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01');
}
