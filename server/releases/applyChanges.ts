import type { SourceFile } from '#compiler';
import { type DefinitionName, keyOf, keyOfPath, newPath } from './definitionPath.ts';

/** The new text of a definition. Without a text, the definition is removed. */
export interface DefinitionContent extends DefinitionName {
  readonly text?: string;
}

/**
 * Returns a set of files with some definitions changed, added or removed, sorted by path. Throws if a name is invalid.
 */
export function applyChanges(
  files: readonly SourceFile[],
  changes: readonly DefinitionContent[],
): readonly SourceFile[] {
  const laid = new Map(files.map((file) => [file.path, file]));
  const paths = new Map(files.map(({ path }) => [keyOfPath(path), path]));
  for (const change of changes) {
    const key = keyOf(change);
    const path = paths.get(key) ?? newPath(change, paths);
    if (path === undefined) throw new Error(`There is no file for ${change.kind} "${change.definition}".`);
    paths.set(key, path);
    if (change.text === undefined) laid.delete(path);
    else laid.set(path, { path, text: change.text });
  }
  return [...laid.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}
