import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readDefinitionFiles } from '../../scripts/readDefinitionFiles.ts';

const root = join(import.meta.dirname, '..', '..');

/** Returns every shipped folder of definitions: the portal's and those of the examples. */
export function definitionFolders(): readonly { readonly name: string; readonly directory: string }[] {
  const examples = join(root, 'examples');
  const names = existsSync(examples) ? readdirSync(examples).map((name) => join('examples', name)) : [];
  return ['definitions', ...names].flatMap((name) => {
    const directory = [join(root, name, 'definitions'), join(root, name)].find(
      (path) => existsSync(path) && readDefinitionFiles(path).length > 0,
    );
    return directory === undefined ? [] : [{ name, directory }];
  });
}
