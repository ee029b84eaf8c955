import { chmod, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface DirectoryLock {
  release(): Promise<void>;
}

/** Another process uses the directory already, or this cannot be determined. */
export class DirectoryInUse extends Error {
  constructor(directory: string, reason: string) {
    super(`${directory} ${reason}`);
    this.name = 'DirectoryInUse';
  }
}

/** The name distinguishes it from the files of the database. */
export const lockFile = 'formwork.lock';
const holderFile = 'formwork.pid';

/** How long a process retries the lock before it is refused, as two can start at the same time. */
const patienceMilliseconds = 1000;

/** Shorter than a start takes, so a process that replaced the file cannot have written anything yet. */
const lookMilliseconds = 1000;

const sqliteBusy = 5;

interface LockOptions {
  /** Called when the lock file was removed or replaced. The process must not write any more. */
  readonly onLost?: (error: DirectoryInUse) => void;
}

/**
 * Locks a data directory for this process, because the embedded database has no lock and two writers would silently
 * lose data. The lock is a kernel lock on a file of the directory. It works for every path, mount and container that
 * reaches the same file, and is released however the process ends. SQLite is the only part of Node that can take such a
 * lock. Nothing else in this process may open the file, because closing it would release the lock. Throws
 * `DirectoryInUse`.
 */
export async function lockDirectory(directory: string, { onLost }: LockOptions = {}): Promise<DirectoryLock> {
  const path = await realpath(directory);
  const file = join(path, lockFile);
  const database = await takeLock(path, file);
  const held = await identityOf(file);
  await chmod(file, 0o600);
  await writeFile(join(path, holderFile), `process ${process.pid} on ${hostname()}`, { mode: 0o600 });
  const look = async (): Promise<void> => {
    if ((await identityOf(file)) === held) return;
    clearInterval(timer);
    onLost?.(new DirectoryInUse(path, `is not ours alone any more: ${lockFile} was removed or replaced.`));
  };
  const timer = setInterval(() => void look(), lookMilliseconds);
  timer.unref();
  return {
    release: async () => {
      clearInterval(timer);
      await rm(join(path, holderFile), { force: true });
      if (database.isOpen) database.close();
    },
  };
}

async function takeLock(path: string, file: string): Promise<DatabaseSync> {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: patienceMilliseconds });
    // Without a journal file, nothing is written, and a killed process leaves nothing behind.
    database.exec('pragma journal_mode = memory; begin exclusive');
    return database;
  } catch (error) {
    database?.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) {
      throw new DirectoryInUse(path, `is in use by ${await readHolder(path)}.`);
    }
    const cause = error instanceof Error ? error.message : String(error);
    const remedy = 'Two servers on one directory lose data, so DATA_DIR must be on a file system that has file locks.';
    throw new DirectoryInUse(path, `can not be locked (${cause}). ${remedy}`);
  }
}

async function readHolder(path: string): Promise<string> {
  const text = await readFile(join(path, holderFile), 'utf8').catch(() => '');
  return /^process \d+ on \S+$/.test(text) ? text : 'another process';
}

/** Identifies a file, whatever its path. A replaced file of the same name has another identity. */
async function identityOf(file: string): Promise<string | undefined> {
  const found = await stat(file, { bigint: true }).catch(() => undefined);
  return found === undefined ? undefined : `${found.dev} ${found.ino}`;
}
