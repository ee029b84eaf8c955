import type { FastifyBaseLogger } from 'fastify';
import type { Clock, Validators } from '#engine';
import type { DatabaseHandle } from '../database/DatabaseHandle.types.ts';
import type { FileStore } from '../files/createFileStore.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.types.ts';
import type { JobQueue, MailQueue, ServerFacts } from './handler.types.ts';

/** Everything a request needs that outlives it. */
export interface Services {
  readonly database: DatabaseHandle;
  readonly releases: ReleaseStore;
  readonly jobs: JobQueue;
  readonly mail: MailQueue;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly facts: ServerFacts;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

export type { Validators };
