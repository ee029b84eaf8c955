import { chmod, mkdir, readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Files of the server in its data folder. Other files there are left unchanged. */
const own: readonly string[] = ['pglite', 'pglite.pid', 'files', 'release', 'session.key'];

/**
 * Creates the data folder, and restricts it and the files of an older version to the user of this process. Returns the
 * paths that could not be restricted: files of another user, or on a drive without modes.
 */
export async function restrictPermissions(dataDir: string): Promise<readonly string[]> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  if (process.platform === 'win32') return [];
  const entries = await readdir(dataDir);
  // A folder with other files can be one that other users need, such as a home folder or /tmp.
  const root = entries.every((entry) => own.includes(entry)) ? [dataDir] : [];
  const kept = await Promise.all(
    entries.filter((entry) => own.includes(entry)).map(async (entry) => allUnder(await realpath(join(dataDir, entry)))),
  );
  const open = await Promise.all([...root, ...kept.flat()].map(close));
  return open.flat();
}

async function allUnder(path: string): Promise<readonly string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const links = entries.filter((entry) => !entry.isSymbolicLink());
  return [path, ...links.map((entry) => join(entry.parentPath, entry.name))];
}

async function close(path: string): Promise<readonly string[]> {
  try {
    const { mode } = await stat(path);
    if ((mode & 0o077) === 0) return [];
    await chmod(path, mode & 0o700);
    return ((await stat(path)).mode & 0o077) === 0 ? [] : [path];
  } catch (error) {
    // A file that was removed meanwhile needs no restriction.
    return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? [] : [path];
  }
}
