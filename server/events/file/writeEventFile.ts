import { sign } from 'node:crypto';
import { digestParts, signedBytes } from './digestParts.ts';
import type { EventFile, EventFileContent } from './EventFile.types.ts';
import { eventFileKey, publicKeyOf } from './eventFileKey.ts';

/** Returns the text of a file, which is deterministic. */
export function eventFileText(file: unknown): string {
  return `${JSON.stringify(file, null, 1)}\n`;
}

/** Writes events, their release and the head of the log into a file that can be verified without the server. */
export function writeEventFile(content: EventFileContent, secret: Uint8Array): Buffer {
  const { title, about, release, events, head } = content;
  const key = eventFileKey(secret);
  const digests = digestParts(content);
  const signature = sign(null, signedBytes(digests), key).toString('hex');
  const file: EventFile = {
    ...{ format: 'formwork/events', version: 1, title, about },
    ...{ events, head, seal: { algorithm: 'Ed25519', publicKey: publicKeyOf(key), digests, signature }, release },
  };
  return Buffer.from(eventFileText(file));
}
