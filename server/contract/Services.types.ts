import type { Clock } from '#engine';
import type { DatabaseHandle } from '../database/DatabaseHandle.types.ts';
import type { FileScanner } from '../files/scan/FileScanner.types.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.types.ts';
import type { FileStore } from './FileStore.types.ts';
import type { HealthMonitor } from './HealthCheck.types.ts';
import type { JobQueue, MailQueue, ServerFacts } from './handler.types.ts';
import type { Imports } from './Imports.types.ts';
import type { Log } from './Log.types.ts';

/** Everything a request needs that outlives it. */
export interface Services {
  readonly database: DatabaseHandle;
  readonly releases: ReleaseStore;
  readonly jobs: JobQueue;
  readonly mail: MailQueue;
  readonly files: FileStore;
  /** Bytes of the largest file that may be uploaded. */
  readonly uploadLimit: number;
  /** Looks for viruses in uploaded files; absent when none is configured. */
  readonly scanner?: FileScanner;
  /** Calls what the server and the portal use. */
  readonly health: HealthMonitor;
  /** Reads and writes sheets of rows with these services. */
  readonly imports: (services: Services) => Imports;
  readonly clock: Clock;
  readonly facts: ServerFacts;
  readonly log: Log;
}
