import { chmod, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface DirectoryLock {
  release(): Promise<void>;
}

/** Another process already uses the directory, or nobody can tell. */
export class DirectoryInUse extends Error {
  constructor(directory: string, reason: string) {
    super(`${directory} ${reason}`);
    this.name = 'DirectoryInUse';
  }
}

/** Named so that nobody takes it for a file of the database. */
export const lockFile = 'formwork.lock';
const holderFile = 'formwork.pid';

/** How long two that begin at once may stand in each other's way before one is refused. */
const patienceMilliseconds = 1000;

/** Shorter than a start takes: who took the file away can not have begun to write yet. */
const lookMilliseconds = 1000;

const sqliteBusy = 5;

interface LockOptions {
  /** Called when the file of the lock was taken away or replaced: the process must write nothing more. */
  readonly onLost?: (error: DirectoryInUse) => void;
}

/**
 * Takes a data directory for this process alone. The embedded database has no lock of its own, and two writers lose
 * data silently. The lock is one of the kernel on a file of the directory, so it holds for every path, mount and
 * container that reaches the same file, and is free however its process ends. SQLite is the only part of Node that
 * takes such a lock. Nothing else in this process may open the file: closing it would give the lock away.
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
    // Without a journal there is nothing to write, and nothing that a killed process leaves behind.
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

/** Which file a path leads to; another one of the same name has another. */
async function identityOf(file: string): Promise<string | undefined> {
  const found = await stat(file, { bigint: true }).catch(() => undefined);
  return found === undefined ? undefined : `${found.dev} ${found.ino}`;
}
