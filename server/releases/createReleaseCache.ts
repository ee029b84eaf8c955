import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceFile } from '#compiler';
import type { Release } from '#engine';
import { digestOf } from './storeRelease.ts';

/** The release that a folder of definitions made last, so that a start need not judge again what has not changed. */
export interface ReleaseCache {
  /** What these files make, if they made it before the same judge; undefined when they have to be judged. */
  recall(files: readonly SourceFile[]): Promise<Release | undefined>;
  /** Remembers what these files make, and nothing else any more. */
  keep(files: readonly SourceFile[], release: Release): Promise<void>;
}

/**
 * A memory in a folder, which is made when there is something to remember. `judge` names the code that judges: what
 * other code has passed is judged anew. A file that was damaged, or that cannot be written, costs time only.
 */
export function createReleaseCache(folder: string, judge: string): ReleaseCache {
  const pathOf = (name: string): string => join(folder, `${name}.release`);
  return {
    async recall(files) {
      const text = await readFile(pathOf(nameOf(files, judge)), 'utf8').catch(() => '');
      const end = text.indexOf('\n');
      const body = text.slice(end + 1);
      return end > 0 && text.slice(0, end) === digestOf(body) ? JSON.parse(body) : undefined;
    },
    async keep(files, release) {
      const name = nameOf(files, judge);
      const body = JSON.stringify(release);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const incoming = join(folder, randomUUID());
        await writeFile(incoming, `${digestOf(body)}\n${body}`, { mode: 0o600 });
        // In one step: whoever finds the name finds the whole file.
        await rename(incoming, pathOf(name));
        const others = (await readdir(folder)).filter((entry) => join(folder, entry) !== pathOf(name));
        await Promise.all(others.map((entry) => rm(join(folder, entry), { force: true })));
      } catch {
        // The next start judges again, and meets whatever is wrong with the disk where it matters.
      }
    },
  };
}

function nameOf(files: readonly SourceFile[], judge: string): string {
  const hash = createHash('sha256').update(judge);
  for (const { path, text } of files) hash.update(`\0${path}\0${digestOf(text)}`);
  return hash.digest('hex');
}
