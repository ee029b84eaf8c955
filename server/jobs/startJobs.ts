import { type Job, type JobResult, PgBoss } from 'pg-boss';
import type { JobQueue } from '../contract/handler.types.ts';
import type { DatabaseHandle } from '../database/DatabaseHandle.types.ts';
import { traceJob } from '../tracing/traceJob.ts';
import { queueError } from './queueError.ts';

/** A worker of the queue. */
export interface QueueWorker {
  readonly job: string;
  readonly schedule?: string;
  /** Retries after the first attempt. */
  readonly retries?: number;
  /** Maximum number of concurrent jobs. Default: 1. */
  readonly atOnce?: number;
  readonly work: (data: unknown) => Promise<void>;
}

export interface RunningJobs extends JobQueue {
  /** Starts processing jobs. Before that, jobs are only queued. */
  work(workers: readonly QueueWorker[]): Promise<void>;
  /** Rejects if a worker has stopped polling. */
  check(): Promise<void>;
  stop(): Promise<void>;
}

interface JobsInput {
  readonly database: DatabaseHandle;
  readonly names: readonly string[];
  readonly onError: (error: unknown) => void;
}

/** Workers poll every second. One that has not polled for this long has stopped, or cannot reach the database. */
const patienceMilliseconds = 4000;

/** Settles each job of a batch separately, so that a failure does not affect the others. */
function settle({ job, work }: QueueWorker): (job: Job<unknown>) => Promise<JobResult> {
  return async ({ id, data }) => {
    try {
      await traceJob(job, () => work(data));
      return { id, status: 'completed' };
    } catch (error) {
      return { id, status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } };
    }
  };
}

/** Opens the job queue in the same database, so that a job is part of the transaction that sends it. */
export async function startJobs({ database, names, onError }: JobsInput): Promise<RunningJobs> {
  const boss = new PgBoss({
    db: database.jobs,
    ...(database.kind === 'pglite' ? { backend: 'pglite' } : {}),
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
  });
  boss.on('error', (reported) => onError(queueError(reported)));
  await boss.start();
  for (const name of names) {
    await boss.createQueue(name, { retryLimit: 7, retryDelay: 5, retryBackoff: true, expireInSeconds: 900 });
  }
  return {
    send: async (job, data, options = {}) => {
      const { after, singletonKey } = options;
      await boss.send(job, data, {
        ...(after === undefined ? {} : { startAfter: after }),
        ...(singletonKey === undefined ? {} : { singletonKey }),
      });
    },
    work: async (workers) => {
      for (const worker of workers) {
        const { job, schedule, atOnce = 1 } = worker;
        const options = { pollingIntervalSeconds: 1, batchSize: atOnce, burstWhenBatchFull: true, perJobResults: true };
        await boss.work(job, { ...options, perJobResults: true }, (jobs) => Promise.all(jobs.map(settle(worker))));
        if (schedule !== undefined) await boss.schedule(job, schedule, null, { tz: 'UTC' });
      }
    },
    check: async () => {
      const oldest = Date.now() - patienceMilliseconds;
      const late = boss
        .getWipData()
        .filter(({ count, createdOn, lastFetchedOn }) => count === 0 && (lastFetchedOn ?? createdOn) < oldest);
      if (late.length > 0) throw new Error(`Nobody looks for jobs of ${late.map(({ name }) => name).join(', ')}.`);
    },
    stop: () => boss.stop({ graceful: true, timeout: 1500, close: false }),
  };
}
