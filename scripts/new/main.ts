import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type DefinitionFolder, findDefinitions } from '../command/findDefinitions.ts';
import { commandOptions, refuseMore, runCommand, UsageError } from '../command/runCommand.ts';
import { recipes } from './recipes.ts';

const root = join(import.meta.dirname, '..', '..');

interface NewThing {
  readonly sort: string;
  readonly name: string;
  /** The folder of `--definitions`. */
  readonly definitions: string | undefined;
}

/**
 * Writes the files of a new item and adds its lines to the registries. Returns the remaining steps. Throws if the name
 * is invalid or already exists; nothing is written then. In a folder other than the portal's, only definitions are
 * written, because such a folder has no handlers.
 */
function writeNew({ sort, name, definitions: named }: NewThing): readonly string[] {
  const recipe = Object.hasOwn(recipes, sort) ? recipes[sort] : undefined;
  if (recipe === undefined) throw new UsageError(`Unexpected argument '${sort}'`);
  if (!recipe.name.pattern.test(name))
    throw new Error(`"${name}" cannot be the name of a new ${sort}: use ${recipe.name.hint}`);
  const made = recipe.folder?.(name);
  const folder = made === undefined ? findDefinitions(named) : newFolder(resolve(named ?? join(root, made)));
  const all = [...recipe.files(name)];
  const own = folder.isPortal ? [] : all.filter(([path]) => path.startsWith(definitions));
  const isWhole = made !== undefined || own.length === 0;
  const files = isWhole ? all : own;
  const taken = files.find(([path]) => existsSync(placeOf(path, folder)));
  if (taken !== undefined) throw new Error(`The ${sort} "${name}" exists already: ${taken[0]}`);
  const edits = (isWhole ? recipe.registrations(name) : []).map(
    ({ file, edit }) => [file, edit(readFileSync(join(root, file), 'utf8'))] as const,
  );
  for (const [path, content] of [...files, ...edits]) {
    const place = placeOf(path, folder);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, content);
    console.log(relative(process.cwd(), place));
  }
  const shown = relative(process.cwd(), folder.root);
  return isWhole ? recipe.next(name, shown) : [`Run "npm run check -- ${shown}".`];
}

/** Creates a folder. Throws if it is not empty. */
function newFolder(path: string): DefinitionFolder {
  if (existsSync(path) && readdirSync(path).length > 0) throw new Error(`${path} is not empty`);
  mkdirSync(path, { recursive: true });
  return findDefinitions(path);
}

const definitions = 'definitions/';

function placeOf(path: string, folder: DefinitionFolder): string {
  return path.startsWith(definitions) ? join(folder.root, path.slice(definitions.length)) : join(root, path);
}

const usage = `
npm run new -- <${Object.keys(recipes).join('|')}> <name>

Writes the files of a new thing, registers it, and prints what is left to do.

`;

if (import.meta.main) {
  await runCommand(usage, () => {
    const { values, positionals } = parseArgs({ options: commandOptions, allowPositionals: true });
    refuseMore(positionals, 2);
    const [sort, name] = positionals;
    if (sort === undefined || name === undefined) throw new UsageError('A word is missing');
    for (const sentence of writeNew({ sort, name, definitions: values.definitions })) console.log(`- ${sentence}`);
  });
}
