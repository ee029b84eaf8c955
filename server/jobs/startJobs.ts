import { type Job, type JobResult, PgBoss } from 'pg-boss';
import type { JobQueue } from '../contract/handler.types.ts';
import type { DatabaseHandle } from '../database/DatabaseHandle.types.ts';

/** Work as the queue knows it. */
export interface QueueWorker {
  readonly job: string;
  readonly schedule?: string;
  /** Tries after the first. */
  readonly retries?: number;
  /** How many jobs are worked on at the same time; one when absent. */
  readonly atOnce?: number;
  readonly work: (data: unknown) => Promise<void>;
}

export interface RunningJobs extends JobQueue {
  /** Begins to work; until then jobs are only accepted. */
  work(workers: readonly QueueWorker[]): Promise<void>;
  /** Rejects while somebody of those who work has not looked for jobs. */
  check(): Promise<void>;
  stop(): Promise<void>;
}

interface JobsInput {
  readonly database: DatabaseHandle;
  readonly names: readonly string[];
  readonly onError: (error: unknown) => void;
}

/** Workers look for jobs every second; those who have not for this long have stopped, or cannot reach the database. */
const patienceMilliseconds = 4000;

/** Each job of a batch ends by itself: one that fails takes no other with it. */
function settle(work: QueueWorker['work']): (job: Job<unknown>) => Promise<JobResult> {
  return async ({ id, data }) => {
    try {
      await work(data);
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
  boss.on('error', onError);
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
      for (const { job, schedule, atOnce = 1, work } of workers) {
        const options = { pollingIntervalSeconds: 1, batchSize: atOnce, burstWhenBatchFull: true, perJobResults: true };
        await boss.work(job, { ...options, perJobResults: true }, (jobs) => Promise.all(jobs.map(settle(work))));
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
