import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { StagedFile } from '../contract/FileStore.types.ts';
import { ifExists } from './ifExists.ts';

/** A local folder for incoming files. */
export interface Staging {
  stage(content: Readable, limit?: number): Promise<StagedFile>;
  discard(staged: Pick<StagedFile, 'path'>): Promise<void>;
  discardBefore(time: Date): Promise<void>;
}

/** Receives files into a folder, which is created with the first file. */
export function createStaging(folder: string): Staging {
  return {
    async stage(content, limit = Number.POSITIVE_INFINITY) {
      const id = randomUUID();
      const path = join(folder, id);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const hash = createHash('sha256');
      let received = 0;
      let size = 0;
      const measure = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          received += chunk.length;
          // The rest is read and discarded, so that the client can read the response.
          const part = chunk.subarray(0, Math.max(0, limit - size));
          hash.update(part);
          size += part.length;
          done(null, part);
        },
      });
      try {
        await pipeline(content, measure, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
        return { id, path, hash: hash.digest('hex'), size, isCut: received > size };
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },

    discard: ({ path }) => rm(path, { force: true }),

    async discardBefore(time) {
      for (const name of (await ifExists(readdir(folder))) ?? []) {
        const found = await ifExists(stat(join(folder, name)));
        if (found !== undefined && found.mtime < time) await rm(join(folder, name), { force: true });
      }
    },
  };
}
