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

/** An event whose records are canonical JSON. */
export interface WrittenEvent extends HashedEvent {
  readonly before: string;
  readonly after: string;
}

/** Returns the hash of an event, chained to the previous one. */
export function hashEvent(previousHash: string, event: HashedEvent): string {
  return hashText(previousHash, canonicalJson({ ...event }));
}

/** Returns the hash of `hashEvent` without writing the records a second time. */
export function hashWritten(previousHash: string, { before, after, ...facts }: WrittenEvent): string {
  const texts = Object.entries(facts).map(([name, fact]) => `"${name}":${canonicalJson(fact)}`);
  // No name continues another one, so the texts sort as their names.
  const parts = [...texts, `"before":${before}`, `"after":${after}`].sort();
  return hashText(previousHash, `{${parts.join(',')}}`);
}

function hashText(previousHash: string, text: string): string {
  return createHash('sha256').update(previousHash).update(text).digest('hex');
}
