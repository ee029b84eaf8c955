import { createHash } from 'node:crypto';
import { canonicalJson } from '#engine';

/** The hashed facts of an event: all but its position in the table. */
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

/** The previous hash of the first event. */
export const genesis = '0'.repeat(64);

/** Returns the hash of an event, chained to the previous one. */
export function hashEvent(previousHash: string, event: HashedEvent): string {
  return createHash('sha256')
    .update(previousHash)
    .update(canonicalJson({ ...event }))
    .digest('hex');
}
