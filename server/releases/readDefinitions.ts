import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isDefinitionFile, type SourceFile } from '#compiler';

/** Reads the definitions of a folder, sorted by path. */
export async function readDefinitions(folder: string): Promise<readonly SourceFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(isDefinitionFile)
    .sort();
  return Promise.all(
    paths.map(async (path) => ({ path: `definitions/${path}`, text: await readFile(join(folder, path), 'utf8') })),
  );
}
