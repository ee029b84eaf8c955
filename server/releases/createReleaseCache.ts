import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceFile } from '#compiler';
import type { Release } from '#engine';
import { digestOf } from './storeRelease.ts';

/** Cache of the last release of a folder of definitions, so that a start does not have to check unchanged files. */
export interface ReleaseCache {
  /** Returns the release of these files if it was built by the same code. Undefined if they have to be checked. */
  recall(files: readonly SourceFile[]): Promise<Release | undefined>;
  /** Stores the release of these files and removes all others. */
  keep(files: readonly SourceFile[], release: Release): Promise<void>;
}

/**
 * Creates a cache in a folder, which is created when needed. `judge` identifies the code that checks definitions: a
 * release that other code has built is not used. A damaged or unwritable file only costs time.
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
        // Atomic: a reader that finds the name finds the complete file.
        await rename(incoming, pathOf(name));
        const others = (await readdir(folder)).filter((entry) => join(folder, entry) !== pathOf(name));
        await Promise.all(others.map((entry) => rm(join(folder, entry), { force: true })));
      } catch {
        // The next start checks again. Problems of the disk are reported elsewhere.
      }
    },
  };
}

function nameOf(files: readonly SourceFile[], judge: string): string {
  const hash = createHash('sha256').update(judge);
  for (const { path, text } of files) hash.update(`\0${path}\0${digestOf(text)}`);
  return hash.digest('hex');
}
