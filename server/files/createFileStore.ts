import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FileStore, ObjectStorage } from '../contract/FileStore.types.ts';
import { createStaging } from './createStaging.ts';
import { createFolderStorage } from './storage/createFolderStorage.ts';

const uploadFolder = 'uploads';

/**
 * Creates a file store. Incoming files are in the folder; stored files are in the folder too, or in the given storage.
 */
export function createFileStore(folder: string, objects: ObjectStorage = createFolderStorage(folder)): FileStore {
  const staging = createStaging(join(folder, 'incoming'));
  return {
    async put(content) {
      const staged = await staging.stage(content);
      await objects.write(nameOf(staged.hash), staged.path).finally(() => staging.discard(staged));
      return { hash: staged.hash, size: staged.size };
    },

    open: async (hash) => (/^[0-9a-f]{64}$/.test(hash) ? objects.read(nameOf(hash)) : undefined),

    check: async (signal) => {
      // Writes one byte to the folder, which fails on a full or read-only drive.
      await staging.discard(await staging.stage(Readable.from([Buffer.of(0)])));
      await objects.check(signal);
    },

    uploads: {
      ...staging,
      store: ({ id, path }) => objects.write(uploadName(id), path),
      open: async (id) => (isUploadId(id) ? objects.read(uploadName(id)) : undefined),
      remove: async (id) => {
        if (isUploadId(id)) await objects.remove(uploadName(id));
      },
      async *list() {
        for await (const { name, modifiedAt } of objects.list(uploadFolder)) {
          yield { id: name.slice(uploadFolder.length + 1), modifiedAt };
        }
      },
    },
  };
}

function nameOf(hash: string): string {
  return `${hash.slice(0, 2)}/${hash}`;
}

function uploadName(id: string): string {
  return `${uploadFolder}/${id}`;
}

/** Ids are UUIDs, so that none can be a path. */
function isUploadId(id: string): boolean {
  return /^[0-9a-f-]{36}$/.test(id);
}
