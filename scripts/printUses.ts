import { findReferences, findUses, loadSet, printErrors, type SourceFile } from '#compiler';

/** Prints every place that names something; false when the set cannot be read or has nothing of that name. */
export function printUses(files: readonly SourceFile[], name: string, json: boolean): boolean {
  const { set, errors } = loadSet(files);
  if (errors.length > 0) {
    console.log(json ? JSON.stringify({ name, errors }, undefined, 2) : printErrors(errors, files));
    return false;
  }
  const found = findUses(set, findReferences(set), name);
  if (json) console.log(JSON.stringify(found, undefined, 2));
  else console.log(describe(found));
  return found.unknown === undefined;
}

function describe({ name, uses, unknown }: ReturnType<typeof findUses>): string {
  if (unknown !== undefined) {
    return `There is no ${name}.${unknown.near === undefined ? '' : ` Did you mean ${unknown.near}?`}`;
  }
  if (uses.length === 0) return `Nothing uses ${name}.`;
  const lines = uses.map(({ file, line, column, pointer }) => `${file}:${line}:${column} ${pointer}`);
  return [...lines, '', `${uses.length} ${uses.length === 1 ? 'place uses' : 'places use'} ${name}.`].join('\n');
}
