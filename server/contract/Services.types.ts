import type { Clock } from '#engine';
import type { DatabaseHandle } from '../database/DatabaseHandle.types.ts';
import type { FileScanner } from '../files/scan/FileScanner.types.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.types.ts';
import type { FileStore } from './FileStore.types.ts';
import type { HealthMonitor } from './HealthCheck.types.ts';
import type { JobQueue, MailQueue, ServerFacts } from './handler.types.ts';
import type { Imports } from './Imports.types.ts';
import type { Log } from './Log.types.ts';

/** The services that live longer than a request. */
export interface Services {
  readonly database: DatabaseHandle;
  readonly releases: ReleaseStore;
  readonly jobs: JobQueue;
  readonly mail: MailQueue;
  readonly files: FileStore;
  /** Largest upload in bytes. */
  readonly uploadLimit: number;
  /** Scans uploads for viruses. Absent if no scanner is configured. */
  readonly scanner?: FileScanner;
  /** Runs the health checks of the server and the portal. */
  readonly health: HealthMonitor;
  /** Reads and writes worksheets with these services. */
  readonly imports: (services: Services) => Imports;
  readonly clock: Clock;
  readonly facts: ServerFacts;
  readonly log: Log;
}
