import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { isRecord } from '#engine';
import type { Manifest } from './Backup.types.ts';
import { BackupProblem } from './BackupProblem.ts';

/** An open backup. */
export interface OpenBackup {
  readonly manifest: Manifest;
  /** Returns the content of an entry. Throws if there is no such entry. */
  read(name: string): Promise<Readable>;
  close(): void;
}

/** Opens a backup and reads its manifest. Throws a `BackupProblem` if the file is not a backup. */
export async function openBackup(path: string): Promise<OpenBackup> {
  const zip = await openZip(path);
  try {
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const read = async (name: string): Promise<Readable> => {
      const entry = entries.get(name);
      if (entry === undefined) throw new BackupProblem(`${path} is incomplete: it has no ${name}.`);
      return zip.openReadStreamPromise(entry);
    };
    const manifest: unknown = JSON.parse(await text(await read('manifest.json')));
    if (!isManifest(manifest)) throw new BackupProblem(`${path} is no backup, or was made by a newer version.`);
    return { manifest, read, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function openZip(path: string): Promise<ZipFile> {
  try {
    return await openPromise(path, { lazyEntries: true, autoClose: false });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupProblem(`${path} cannot be read as a backup: ${reason}`);
  }
}

/** Only the format is checked. The entries are compared with the manifest when they are restored. */
function isManifest(value: unknown): value is Manifest {
  return isRecord(value) && value['format'] === 'formwork-backup' && value['version'] === 1;
}
