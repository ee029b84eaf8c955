import type { HandlerContext } from './handler.types.ts';

/** The part of a handler's context that a job has. A job runs as the server, without a request. */
export type JobContext = Pick<
  HandlerContext,
  | 'db'
  | 'release'
  | 'runtime'
  | 'storages'
  | 'machines'
  | 'scope'
  | 'locale'
  | 'events'
  | 'mail'
  | 'jobs'
  | 'files'
  | 'log'
  | 'run'
  | 'text'
  | 'server'
  | 'releases'
  | 'outside'
  | 'afterCommit'
  | 'notFound'
>;

/** Named work that runs at least once per job, in one transaction. It must be idempotent. */
export interface JobWorker {
  readonly job: string;
  /** Cron expression in UTC for scheduled work. */
  readonly schedule?: string;
  readonly work: (data: unknown, context: JobContext) => Promise<void>;
}
