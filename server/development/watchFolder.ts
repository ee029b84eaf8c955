import { watch } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Times of files are that much behind. */
const clockMilliseconds = 10;

/** An editor writes a file in several steps, and switching branches writes many files. */
const quietMilliseconds = 40;

interface WatchOptions {
  /** Returns whether a change of this path, relative to the folder and with `/` between its parts, matters. */
  readonly concerns: (path: string) => boolean;
  /**
   * When the folder was read, in milliseconds since 1970, if that was before: changes that were made since then call
   * `onChange` too.
   */
  readonly since?: number;
  /** Called after a change, never concurrently. */
  readonly onChange: () => Promise<void>;
}

/** Watches a folder recursively. Returns a function that stops watching. `onChange` must not reject. */
export function watchFolder(folder: string, { concerns, since, onChange }: WatchOptions): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;
  let isChanged = false;
  const work = async (): Promise<void> => {
    while (isChanged) {
      isChanged = false;
      await onChange();
    }
    working = undefined;
  };
  let isClosed = false;
  const note = (): void => {
    if (isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      isChanged = true;
      working ??= work();
    }, quietMilliseconds);
  };
  const matters = (path: string): boolean => concerns(path.split(sep).join('/'));
  const watcher = watch(folder, { recursive: true }, (_event, path) => {
    if (path === null || matters(path)) note();
  });
  if (since !== undefined) void changedSince(folder, { since, matters }).then((changed) => changed && note());
  return async () => {
    isClosed = true;
    watcher.close();
    clearTimeout(timer);
    isChanged = false;
    await working;
  };
}

interface Since {
  readonly since: number;
  readonly matters: (path: string) => boolean;
}

/** Returns whether a file was written since then, or a folder gained or lost one. */
async function changedSince(folder: string, { since, matters }: Since): Promise<boolean> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const times = entries.map(async (entry): Promise<number> => {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isDirectory() && !matters(relative(folder, path))) return 0;
    // A file can be removed between listing and reading it, which the watcher reports.
    return stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
  });
  return (await Promise.all(times)).some((time) => time >= since - clockMilliseconds);
}
