import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { SourceFile } from '#compiler';

/** Reads every JSON file of a folder of definitions, sorted by path. */
export async function readDefinitions(folder: string): Promise<readonly SourceFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !isOurs(relative(folder, path)))
    .sort();
  return Promise.all(
    paths.map(async (path) => ({
      path: `definitions/${relative(folder, path).split(sep).join('/')}`,
      text: await readFile(path, 'utf8'),
    })),
  );
}

/**
 * Returns whether a change of this path, relative to the folder, can affect a definition: it is a JSON file or a
 * folder.
 */
export function concernsDefinitions(path: string): boolean {
  return !isOurs(path) && ['', '.json'].includes(extname(path));
}

/** Generated types, meta-schemas and the TypeScript settings are not definitions. */
function isOurs(path: string): boolean {
  return path.startsWith('generated') || path.endsWith('.schema.json') || path === 'tsconfig.json';
}
