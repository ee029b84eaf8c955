import { createReadStream } from 'node:fs';
import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ObjectStorage } from '../../contract/FileStore.types.ts';
import { ifExists } from '../ifExists.ts';

/** Stores objects as files of a folder, which is created with the first one. Local files must be on the same drive. */
export function createFolderStorage(folder: string): ObjectStorage {
  return {
    async write(name, path) {
      const target = join(folder, name);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      // Atomic: a reader that finds the name finds the complete file.
      await rename(path, target);
      await syncFolder(dirname(target));
    },

    async read(name) {
      const path = join(folder, name);
      return (await ifExists(stat(path))) === undefined ? undefined : createReadStream(path);
    },

    async remove(name) {
      await rm(join(folder, name), { force: true });
    },

    async check() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    },

    list: (prefix) => listBelow(folder, prefix),
  };
}

async function* listBelow(folder: string, prefix: string): ReturnType<ObjectStorage['list']> {
  const entries = (await ifExists(readdir(join(folder, prefix), { withFileTypes: true }))) ?? [];
  for (const entry of entries) {
    const name = prefix === '' ? entry.name : `${prefix}/${entry.name}`;
    if (entry.isDirectory()) yield* listBelow(folder, name);
    if (!entry.isFile()) continue;
    // It can be removed while the list is read.
    const found = await ifExists(stat(join(folder, name)));
    if (found !== undefined) yield { name, modifiedAt: found.mtime };
  }
}

/** A new name survives a power failure only after its folder is synced. Windows cannot open a folder. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}
