import { watch } from 'node:fs';
import { sep } from 'node:path';

/** An editor writes a file in several steps, and switching branches writes many files. */
const quietMilliseconds = 40;

interface WatchOptions {
  /** Returns whether a change of this path, relative to the folder and with `/` between its parts, matters. */
  readonly concerns: (path: string) => boolean;
  /** Called after a change, never concurrently. */
  readonly onChange: () => Promise<void>;
}

/** Watches a folder recursively. Returns a function that stops watching. `onChange` must not reject. */
export function watchFolder(folder: string, { concerns, onChange }: WatchOptions): () => Promise<void> {
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
  const watcher = watch(folder, { recursive: true }, (_event, path) => {
    if (path !== null && !concerns(path.split(sep).join('/'))) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      isChanged = true;
      working ??= work();
    }, quietMilliseconds);
  });
  return async () => {
    watcher.close();
    clearTimeout(timer);
    isChanged = false;
    await working;
  };
}
