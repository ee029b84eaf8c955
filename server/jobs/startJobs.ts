import { PgBoss } from 'pg-boss';
import type { DatabaseHandle } from '../database/DatabaseHandle.types.ts';
import type { JobQueue } from '../handlers/handler.types.ts';

/** Work as the queue knows it. */
export interface QueueWorker {
  readonly job: string;
  readonly schedule?: string;
  /** Tries after the first. */
  readonly retries?: number;
  readonly work: (data: unknown) => Promise<void>;
}

export interface RunningJobs extends JobQueue {
  /** Begins to work; until then jobs are only accepted. */
  work(workers: readonly QueueWorker[]): Promise<void>;
  stop(): Promise<void>;
}

interface JobsInput {
  readonly database: DatabaseHandle;
  readonly names: readonly string[];
  readonly onError: (error: unknown) => void;
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
      for (const { job, schedule, work } of workers) {
        await boss.work(job, { pollingIntervalSeconds: 1 }, async (jobs) => {
          for (const { data } of jobs) await work(data);
        });
        if (schedule !== undefined) await boss.schedule(job, schedule, null, { tz: 'UTC' });
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 8000, close: false }),
  };
}
