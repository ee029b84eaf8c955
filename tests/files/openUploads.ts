import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '#engine';
import type { DatabaseHandle } from '../../server/database/DatabaseHandle.types.ts';
import { openCoverApp } from '../../server/testing/openCoverApp.ts';
import { addToyAccount } from '../../server/testing/openToyApp.ts';
import { startBucket } from './startBucket.ts';
import type { TestFile } from './TestFile.ts';

interface Uploads {
  upload(file: Omit<TestFile, 'what'>): Promise<{ status: number; id: string; json: unknown }>;
  /** Returns the SHA-256 of the downloaded file. */
  downloadedHash(id: string): Promise<string>;
  countStored(): Promise<number>;
  /** Returns the number of incomplete files: in transfer, or left over. */
  countReceived(): Promise<number>;
  close(): Promise<void>;
}

/** Opens a server to which a librarian uploads files. They are stored in a folder or in a bucket. */
export async function openUploads(
  database: DatabaseHandle,
  {
    storage,
    environment = {},
  }: { readonly storage: 'folder' | 'bucket'; readonly environment?: Record<string, string> },
): Promise<Uploads> {
  const bucket = storage === 'bucket' ? await startBucket() : undefined;
  await addToyAccount(database, { email: 'lea@library.example', roles: ['Librarian'] });
  const { app, folder, send, signIn } = await openCoverApp(database, {
    ...environment,
    ...(bucket === undefined ? {} : { FILES_URL: bucket.url }),
  });
  const token = await signIn('lea@library.example');
  const count = async (name: string): Promise<number> =>
    (await readdir(join(folder, 'files', name)).catch(() => [])).length;
  return {
    upload: async ({ name, content }) => {
      const { status, json } = await send('/covers', token, [
        { name: 'file', value: { name, content: Uint8Array.from(content) } },
        { name: 'cover', value: JSON.stringify({ about: 'Emma' }) },
      ]);
      return { status, id: isRecord(json) ? String(json['id']) : '', json };
    },
    downloadedHash: async (id) => {
      const answer = await app.inject({ url: `/api/covers/${id}`, headers: { authorization: `Bearer ${token}` } });
      return hashOf(answer.rawPayload);
    },
    countStored: bucket?.count ?? (() => count('uploads')),
    countReceived: () => count('incoming'),
    close: async () => {
      await app.close();
      await bucket?.close();
    },
  };
}

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Returns the files that were not refused as invalid or too large, with their status. */
export async function acceptedOf(uploads: Uploads, files: readonly TestFile[]): Promise<readonly string[]> {
  const accepted: string[] = [];
  for (const file of files) {
    const { status } = await uploads.upload(file);
    if (status !== 400 && status !== 413) accepted.push(`${file.what}: ${status}`);
  }
  return accepted;
}

/** Returns the files that were refused, or whose download differs from the upload. */
export async function alteredOf(uploads: Uploads, files: readonly TestFile[]): Promise<readonly string[]> {
  const altered: string[] = [];
  for (const file of files) {
    const { status, id, json } = await uploads.upload(file);
    if ((await uploads.downloadedHash(id)) === hashOf(file.content)) continue;
    altered.push(`${file.what}: ${status} ${JSON.stringify(json)}`);
  }
  return altered;
}
