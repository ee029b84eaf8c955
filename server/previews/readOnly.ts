import { sql } from 'kysely';
import type { OperationModel } from '#engine';
import type { CallExternal } from '../contract/CallExternal.types.ts';
import type { Handler } from '../contract/handler.types.ts';
import { Refusal } from '../contract/Refusal.ts';
import type { Services } from '../contract/Services.types.ts';
import type { Queries } from '../database/Database.types.ts';

/** Returns the refusal of everything that a preview may not do: write, send, or call another system. */
function previewRefusal(): Refusal {
  return new Refusal({ status: 403, code: 'preview' });
}

/** Throws the refusal of a preview unless the operation only reads, whatever the access definition allows. */
export function assertReading(operation: OperationModel, handler: Handler | undefined): void {
  if (operation.method !== 'GET' && handler?.onlyReads !== true) throw previewRefusal();
}

/** PostgreSQL's error for a write in a read-only transaction. */
const readOnlyTransaction = '25006';

/**
 * Runs work in a transaction that the database has made read-only. So a handler that writes while it reads is refused
 * too, without a change.
 */
export async function readOnly<Result>(db: Queries, work: () => Promise<Result>): Promise<Result> {
  await sql`set transaction read only`.execute(db);
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === readOnlyTransaction) throw previewRefusal();
    throw error;
  }
}

const refuse = async (): Promise<never> => {
  throw previewRefusal();
};

/** A preview calls no other system. */
export const refuseCalls: CallExternal = refuse;

/** Returns services that start no job, send no mail and store no file. */
export function readOnlyServices(services: Services): Services {
  const { uploads } = services.files;
  return {
    ...services,
    jobs: { send: refuse },
    mail: { queue: refuse },
    files: {
      ...services.files,
      put: refuse,
      uploads: { ...uploads, stage: refuse, store: refuse, remove: refuse },
    },
  };
}
