import { createHash } from 'node:crypto';
import { readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';

export interface DirectoryLock {
  release(): Promise<void>;
}

/** Another process already uses the directory. */
export class DirectoryInUse extends Error {
  readonly pid: number | undefined;

  constructor(directory: string, pid: number | undefined) {
    super(`${directory} is in use by ${pid === undefined ? 'another process' : `process ${pid}`}.`);
    this.name = 'DirectoryInUse';
    this.pid = pid;
  }
}

/**
 * Takes a data directory for this process alone. The embedded database has no lock of its own, and two writers
 * lose data silently. On Linux the lock is a socket name that the kernel frees however the process ends.
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  const path = await realpath(directory);
  const pidFile = join(path, '..', `${path.split(/[\\/]/).at(-1)}.pid`);
  return process.platform === 'linux' ? lockBySocket(path, pidFile) : lockByFile(path, pidFile);
}

async function lockBySocket(path: string, pidFile: string): Promise<DirectoryLock> {
  const name = createHash('sha256').update(path).digest('hex').slice(0, 32);
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(`\0formwork-${name}`, resolve);
  }).catch(async (error: unknown) => {
    throw codeOf(error) === 'EADDRINUSE' ? new DirectoryInUse(path, await readPid(pidFile)) : error;
  });
  server.unref();
  await writeFile(pidFile, String(process.pid));
  return {
    release: async () => {
      await rm(pidFile, { force: true });
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

async function lockByFile(path: string, pidFile: string): Promise<DirectoryLock> {
  try {
    await writeFile(pidFile, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    const pid = await readPid(pidFile);
    if (pid === undefined || isAlive(pid)) throw new DirectoryInUse(path, pid);
    await rm(pidFile, { force: true });
    return lockByFile(path, pidFile);
  }
  return { release: () => rm(pidFile, { force: true }) };
}

async function readPid(pidFile: string): Promise<number | undefined> {
  const text = await readFile(pidFile, 'utf8').catch(() => '');
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
