import type { Queries } from './Database.types.ts';

/** The database interface of the job queue. */
export interface JobDatabase {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** A replica of the database, which may lag behind it. */
export interface Replica {
  /**
   * Reads from the replica if it has replayed the log up to a position, else from the primary. Also reads from the
   * primary while the replica is unavailable. Absent: no position is required.
   */
  read<Result>(since: string | undefined, work: (db: Queries) => Promise<Result>): Promise<Result>;
  /** The current position in the log of the primary. */
  position(): Promise<string>;
  /** Rejects while the replica is unavailable. */
  check(): Promise<void>;
}

/** A subscription to one notification channel, until it is closed or its connection breaks. */
export interface Listening {
  isOpen(): boolean;
  close(): Promise<void>;
}

/** The open database. The root connection is not exposed, so that no query can bypass an open transaction. */
export interface DatabaseHandle {
  readonly kind: 'pglite' | 'postgres';
  /** Where queries currently run: the transaction of the calling code, or the root. */
  current(): Queries;
  /** Runs the work in a transaction, or joins the open one. A thrown error rolls everything back. */
  transaction<Result>(work: (db: Queries) => Promise<Result>): Promise<Result>;
  /** The same for the job queue: a commit sends a job, a rollback discards it. */
  readonly jobs: JobDatabase;
  /** Where lists may be read from instead; absent without a replica. */
  readonly replica?: Replica;
  /** Calls back for each notification of the channel, over a separate connection. */
  listen(channel: string, onNotice: () => void): Promise<Listening>;
  close(): Promise<void>;
}
