import { createHash } from 'node:crypto';
import { canonicalJson } from '#engine';

/** What an event's hash is made of: everything but its place in the table. */
export interface HashedEvent {
  readonly at: string;
  readonly actor: string;
  readonly operation: string;
  readonly entity: string;
  readonly key: string;
  readonly what: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly release: string;
}

/** The hash before the first event. */
export const genesis = '0'.repeat(64);

/** Links an event to the one before it. */
export function hashEvent(previousHash: string, event: HashedEvent): string {
  return createHash('sha256')
    .update(previousHash)
    .update(canonicalJson({ ...event }))
    .digest('hex');
}
