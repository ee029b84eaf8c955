import type { SourceFile } from '#compiler';
import { type DefinitionName, keyOf, keyOfPath, newPath } from './definitionPath.ts';

/** The new text of a definition. Without a text, the definition is removed. */
export interface DefinitionContent extends DefinitionName {
  readonly text?: string;
}

interface FileIndex {
  /** Sorted by path. */
  readonly files: readonly SourceFile[];
  /** Key of a definition → path. */
  readonly paths: ReadonlyMap<string, string>;
}

/** Cached: a draft is checked many times against the same set, and reading all file names takes longer than a check. */
const indexes = new WeakMap<readonly SourceFile[], FileIndex>();

function indexOf(files: readonly SourceFile[]): FileIndex {
  const index = indexes.get(files) ?? {
    files: files.toSorted(byPath),
    paths: new Map(files.map(({ path }) => [keyOfPath(path), path])),
  };
  indexes.set(files, index);
  return index;
}

function byPath(a: SourceFile, b: SourceFile): number {
  return a.path < b.path ? -1 : 1;
}

/**
 * Returns a set of files with some definitions changed, added or removed, sorted by path. Throws if a name is invalid.
 */
export function applyChanges(
  files: readonly SourceFile[],
  changes: readonly DefinitionContent[],
): readonly SourceFile[] {
  const index = indexOf(files);
  const paths = new Map(index.paths);
  const changed = new Map<string, SourceFile | undefined>();
  for (const change of changes) {
    const key = keyOf(change);
    const path = paths.get(key) ?? newPath(change, paths);
    if (path === undefined) throw new Error(`There is no file for ${change.kind} "${change.definition}".`);
    paths.set(key, path);
    changed.set(path, change.text === undefined ? undefined : { path, text: change.text });
  }
  const laid: SourceFile[] = [];
  for (const file of index.files) {
    const kept = changed.has(file.path) ? changed.get(file.path) : file;
    if (kept !== undefined) laid.push(kept);
    changed.delete(file.path);
  }
  const added = [...changed.values()].filter((file) => file !== undefined);
  return added.length === 0 ? laid : [...laid, ...added].sort(byPath);
}
