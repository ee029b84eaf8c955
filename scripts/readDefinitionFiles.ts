import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDefinitionFile, type SourceFile } from '#compiler';

const root = join(import.meta.dirname, '..');

/** Returns the definitions on disk, sorted by path. Schemas for editors and generated types are not definitions. */
export function readDefinitionFiles(directory: string = join(root, 'definitions')): readonly SourceFile[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(directory.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter(isDefinitionFile)
    .sort()
    .map((path) => ({ path: `definitions/${path}`, text: readFileSync(join(directory, path), 'utf8') }));
}
