import { createHash } from 'node:crypto';
import { fileNameOf, isRecord } from '#engine';
import type { FileStore } from '../contract/FileStore.types.ts';
import type { AttachedFile } from '../contract/handler.types.ts';
import type { LetterFile } from './createMailTransport.ts';

/** Maximum size in bytes of all attachments of a mail. Mail servers usually accept this much after encoding. */
const mostBytes = 10 * 1024 * 1024;

/** A mail that cannot be sent by retrying. */
export class UnsendableError extends Error {}

/**
 * Reads the contents of attachments. Throws an `UnsendableError` with the reason if a file is missing, altered or too
 * large.
 */
export async function readAttachments(
  files: FileStore,
  attached: readonly AttachedFile[],
  limit = mostBytes,
): Promise<readonly LetterFile[]> {
  const found: LetterFile[] = [];
  let size = 0;
  for (const { name, hash } of attached) {
    const stream = await files.open(hash);
    if (stream === undefined) throw new Error(`The attached file "${name}" is not stored.`);
    const chunks: Buffer[] = [];
    for await (const chunk of stream) {
      const bytes = Buffer.from(chunk);
      size += bytes.length;
      if (size > limit) throw new UnsendableError(`The attached files are larger than ${limit} bytes, by "${name}".`);
      chunks.push(bytes);
    }
    const content = Buffer.concat(chunks);
    if (createHash('sha256').update(content).digest('hex') !== hash) {
      throw new UnsendableError(`The attached file "${name}" is not what was stored.`);
    }
    found.push({ filename: fileNameOf(name), content });
  }
  return found;
}

/** Returns the attachments of a stored mail. */
export function attachedFiles(stored: unknown): readonly AttachedFile[] {
  return (Array.isArray(stored) ? stored : []).flatMap((entry: unknown) => {
    const { name, hash } = isRecord(entry) ? entry : {};
    return typeof name === 'string' && typeof hash === 'string' ? [{ name, hash }] : [];
  });
}
