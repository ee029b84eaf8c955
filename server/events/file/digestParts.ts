import { canonicalJson, hashText } from '#engine';
import type { EventFileContent, PartDigests } from './EventFile.types.ts';

/** Returns the digest of a part of a file. */
export function digestOf(part: unknown): string {
  return hashText(canonicalJson(part));
}

/** Returns the digests of all parts of a file. */
export function digestParts({ title, about, release, events, head }: EventFileContent): PartDigests {
  return {
    title: digestOf(title),
    about: digestOf(about),
    release: digestOf(release),
    events: events.map(digestOf),
    head: digestOf(head),
  };
}

/** Returns the bytes to sign. */
export function signedBytes(digests: unknown): Buffer {
  return Buffer.from(canonicalJson({ format: 'formwork/events', version: 1, digests }));
}
