import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFileName, type SourceFile } from '#compiler';

/**
 * Returns the files of definitions in the areas of a folder, sorted by path. Deeper folders are not read, because the
 * folder can be that of any file with the name of a definition, and can contain anything else.
 */
export function listFiles(root: string): readonly SourceFile[] {
  const areas = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return areas
    .flatMap(({ name }) => [...filesIn(root, name), ...filesIn(root, `${name}/locale`)])
    .filter((path) => readFileName(`definitions/${path}`).fault === undefined)
    .sort()
    .map((path) => ({ path: `definitions/${path}`, text: readFileSync(join(root, path), 'utf8') }));
}

function filesIn(root: string, folder: string): readonly string[] {
  try {
    const entries = readdirSync(join(root, folder), { withFileTypes: true });
    return entries.flatMap((entry) =>
      entry.isFile() && entry.name.endsWith('.json') ? [`${folder}/${entry.name}`] : [],
    );
  } catch {
    // Most areas have no translations, and some folders cannot be read.
    return [];
  }
}
