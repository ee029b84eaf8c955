import type { SourceFile } from '#compiler';
import { filesByKey, isSameText } from './diffFiles.ts';

interface Merging {
  /** The common ancestor of both sides. */
  readonly base: readonly SourceFile[];
  readonly ours: readonly SourceFile[];
  readonly theirs: readonly SourceFile[];
}

/** The merge of two sets with a common ancestor, and the files that both changed differently. */
export interface MergedFiles {
  readonly files: readonly SourceFile[];
  readonly conflicts: readonly string[];
}

/**
 * Merges two descendants of a set, definition by definition. If both changed one, `ours` is used and its file is a
 * conflict. A definition that both have keeps the path of `theirs`.
 */
export function mergeFiles({ base, ours, theirs }: Merging): MergedFiles {
  const sides = { base: filesByKey(base), ours: filesByKey(ours), theirs: filesByKey(theirs) };
  const conflicts: string[] = [];
  const keys = [...new Set([...sides.ours.keys(), ...sides.theirs.keys()])];
  const files = keys.flatMap((key): SourceFile[] => {
    const [was, our, their] = [sides.base.get(key)?.text, sides.ours.get(key), sides.theirs.get(key)];
    const path = (their ?? our)?.path ?? key;
    const isTheirs = isSameText(was, our?.text);
    if (!isTheirs && !isSameText(was, their?.text) && !isSameText(our?.text, their?.text)) conflicts.push(path);
    const text = (isTheirs ? their : our)?.text;
    return text === undefined ? [] : [{ path, text }];
  });
  return { files: files.sort((a, b) => (a.path < b.path ? -1 : 1)), conflicts: conflicts.sort() };
}
