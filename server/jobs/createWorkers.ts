import { anonymous, type OperationModel } from '#engine';
import { InvalidDefinitionError } from '../contract/InvalidDefinitionError.ts';
import type { JobWorker } from '../contract/JobWorker.types.ts';
import type { Services } from '../contract/Services.types.ts';
import { defaultLocale } from '../locales/chooseLocale.ts';
import { withExternalCalls } from '../operations/callExternal.ts';
import { contextFor, deriveContext } from '../operations/contextFor.ts';
import { inTransaction } from '../operations/inTransaction.ts';
import type { QueueWorker } from './startJobs.ts';

/** Wraps workers for the queue: each job runs in one transaction, under the release that is live when it runs. */
export function createWorkers(workers: readonly JobWorker[], services: Services): readonly QueueWorker[] {
  return workers.map(({ job, schedule, work }) => ({
    job,
    ...(schedule === undefined ? {} : { schedule }),
    work: async (data) => {
      let after: (() => Promise<unknown>)[] = [];
      const working = withExternalCalls((outside) =>
        inTransaction(services.database, (db) => {
          after = [];
          const live = services.releases.live();
          const request = contextFor({
            ...{ services, live, db, user: anonymous, locale: defaultLocale(live.release), request: {}, outside },
            afterCommit: (done) => void after.push(done),
          });
          const context = deriveContext(request, {
            ...{ operation: jobOperation(job), args: {}, body: {} },
            access: [{ policy: 'job', relation: 'all' }],
          });
          return work(data, context);
        }),
      );
      await logInvalid(working, job, services);
      for (const done of after) await done();
    },
  }));
}

/** Retries do not help with an invalid definition, so it is logged instead. */
async function logInvalid(working: Promise<void>, job: string, { log }: Services): Promise<void> {
  try {
    await working;
  } catch (error) {
    if (error instanceof InvalidDefinitionError) {
      const { definition, pointer } = error;
      log.error({ err: error, job, definition, pointer }, 'job failed');
    }
    throw error;
  }
}

/** A job writes events like an operation, under its own name. */
function jobOperation(job: string): OperationModel {
  return {
    id: `job:${job}`,
    title: { literal: job },
    method: 'POST',
    path: '/',
    parameters: [],
    query: [],
    result: { shape: 'none' },
    size: 25,
    rules: [],
    allow: {},
    errorText: { '=': 'error.message' },
    notices: {},
    refreshes: [],
    versioned: false,
    once: false,
  };
}
