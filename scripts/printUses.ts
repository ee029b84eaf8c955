import { findReferences, findUses, loadSet, printErrors } from '#compiler';
import { type DefinitionFolder, withRealPaths } from './command/findDefinitions.ts';
import { readDefinitionFiles } from './readDefinitionFiles.ts';

/** Prints every reference to a name. Returns false if the set cannot be read or does not contain the name. */
export function printUses(folder: DefinitionFolder, name: string, json: boolean): boolean {
  const files = readDefinitionFiles(folder.root);
  const { set, errors: found } = loadSet(files);
  if (found.length > 0) {
    const errors = withRealPaths(folder, found);
    const sources = files.map(({ path, text }) => ({ path: folder.showPaths(path), text }));
    console.log(json ? JSON.stringify({ name, errors }, undefined, 2) : printErrors(errors, sources));
    return false;
  }
  const { uses, ...rest } = findUses(set, findReferences(set), name);
  const shown = { ...rest, uses: withRealPaths(folder, uses) };
  console.log(json ? JSON.stringify(shown, undefined, 2) : describe(shown));
  return shown.unknown === undefined;
}

function describe({ name, uses, unknown }: ReturnType<typeof findUses>): string {
  if (unknown !== undefined) {
    const { near, known = '' } = unknown;
    return `There is no ${name}. ${near === undefined ? `Known names: ${known}` : `Did you mean ${near}?`}`;
  }
  if (uses.length === 0) return `Nothing uses ${name}.`;
  const lines = uses.map(({ file, line, column, pointer }) => `${file}:${line}:${column} ${pointer}`);
  return [...lines, '', `${uses.length} ${uses.length === 1 ? 'place uses' : 'places use'} ${name}.`].join('\n');
}
