import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { recipes } from './recipes.ts';

const root = join(import.meta.dirname, '..', '..');

/**
 * Writes the files of a new thing and adds its lines to the registries. Returns what is left to do. Throws when the name
 * does not fit or is taken; nothing is written then.
 */
export function writeNew(sort: string, name: string): readonly string[] {
  const recipe = Object.hasOwn(recipes, sort) ? recipes[sort] : undefined;
  if (recipe === undefined) throw new Error(`npm run new -- ${Object.keys(recipes).join('|')} NAME`);
  if (!recipe.name.pattern.test(name))
    throw new Error(`"${name}" cannot be the name of a new ${sort}: use ${recipe.name.hint}`);
  const files = [...recipe.files(name)];
  const taken = files.find(([path]) => existsSync(join(root, path)));
  if (taken !== undefined) throw new Error(`The ${sort} "${name}" exists already: ${taken[0]}`);
  const edits = recipe
    .registrations(name)
    .map(({ file, edit }) => [file, edit(readFileSync(join(root, file), 'utf8'))]);
  for (const [path = '', content = ''] of [...files, ...edits]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
    console.log(path);
  }
  return recipe.next(name);
}

if (import.meta.main) {
  const [sort = '', name = ''] = process.argv.slice(2);
  try {
    for (const sentence of writeNew(sort, name)) console.log(`- ${sentence}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
