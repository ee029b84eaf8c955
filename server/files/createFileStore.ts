import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '../contract/FileStore.types.ts';

/** A store of files in a folder, which is made when the first one comes. */
export function createFileStore(folder: string): FileStore {
  return {
    async put(content) {
      const incoming = join(folder, 'incoming', randomUUID());
      await mkdir(dirname(incoming), { recursive: true, mode: 0o700 });
      const hash = createHash('sha256');
      let size = 0;
      const count = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          hash.update(chunk);
          size += chunk.length;
          done(null, chunk);
        },
      });
      try {
        await pipeline(content, count, createWriteStream(incoming, { flags: 'wx', mode: 0o600, flush: true }));
        const name = hash.digest('hex');
        const target = pathOf(folder, name);
        await mkdir(dirname(target), { recursive: true, mode: 0o700 });
        // In one step: whoever finds the name finds the whole file.
        await rename(incoming, target);
        await syncFolder(dirname(target));
        return { hash: name, size };
      } catch (error) {
        await rm(incoming, { force: true });
        throw error;
      }
    },
    async open(hash) {
      if (!/^[0-9a-f]{64}$/.test(hash)) return undefined;
      const path = pathOf(folder, hash);
      const found = await stat(path).catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      });
      return found === undefined ? undefined : createReadStream(path);
    },
  };
}

function pathOf(folder: string, hash: string): string {
  return join(folder, hash.slice(0, 2), hash);
}

/** A new name outlives a power failure once its folder is written; Windows cannot open one. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}
