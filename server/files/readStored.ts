import { createHash } from 'node:crypto';
import type { FileStore } from '../contract/FileStore.types.ts';
import { Refusal } from '../contract/Refusal.ts';

/**
 * Returns the content of a stored file, or undefined if it does not exist. Throws a `Refusal` with 409 if the content
 * no longer matches its hash.
 */
export async function readStored(files: FileStore, hash: string): Promise<Uint8Array | undefined> {
  const stream = await files.open(hash);
  if (stream === undefined) return undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  const content = Buffer.concat(chunks);
  if (createHash('sha256').update(content).digest('hex') !== hash) throw new Refusal({ status: 409, code: 'altered' });
  return content;
}
