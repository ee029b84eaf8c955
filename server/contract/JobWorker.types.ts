import type { HandlerContext } from './handler.types.ts';

/** The part of a handler's context that a job has: it acts as the server, for nobody's request. */
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
>;

/** Work by name, run at least once per job and in one transaction; it must bear being run again. */
export interface JobWorker {
  readonly job: string;
  /** Cron line in UTC for work that is due by the clock. */
  readonly schedule?: string;
  readonly work: (data: unknown, context: JobContext) => Promise<void>;
}
