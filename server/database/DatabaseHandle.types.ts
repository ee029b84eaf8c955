import type { Queries } from './Database.types.ts';

/** What the job queue asks of a database. */
export interface JobDatabase {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** Hears notices of one channel until it is closed or its connection breaks. */
export interface Listening {
  isOpen(): boolean;
  close(): Promise<void>;
}

/** The open database. The root connection is never handed out, so nothing can reach past an open transaction. */
export interface DatabaseHandle {
  readonly kind: 'pglite' | 'postgres';
  /** Where queries go now: the transaction this code runs in, else the root. */
  current(): Queries;
  /** Runs the work in a transaction; inside one already, it joins it. A thrown error rolls everything back. */
  transaction<Result>(work: (db: Queries) => Promise<Result>): Promise<Result>;
  /** The same rule for the job queue, so that a job is sent by the commit and forgotten by a rollback. */
  readonly jobs: JobDatabase;
  /** Calls back at each notice of the channel, over a connection of its own. */
  listen(channel: string, onNotice: () => void): Promise<Listening>;
  close(): Promise<void>;
}
