import type { Clock } from '#engine';
import type { DatabaseHandle } from '../database/DatabaseHandle.types.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.types.ts';
import type { FileStore } from './FileStore.types.ts';
import type { JobQueue, MailQueue, ServerFacts } from './handler.types.ts';
import type { Log } from './Log.types.ts';

/** Everything a request needs that outlives it. */
export interface Services {
  readonly database: DatabaseHandle;
  readonly releases: ReleaseStore;
  readonly jobs: JobQueue;
  readonly mail: MailQueue;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly facts: ServerFacts;
  readonly log: Log;
}
