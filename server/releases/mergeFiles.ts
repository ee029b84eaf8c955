import type { SourceFile } from '#compiler';
import { filesByKey, isSameText } from './diffFiles.ts';

interface Merging {
  /** What both sides began with. */
  readonly base: readonly SourceFile[];
  readonly ours: readonly SourceFile[];
  readonly theirs: readonly SourceFile[];
}

/** Two sets of files that grew from one, laid together, and the files that both changed, each in its own way. */
export interface MergedFiles {
  readonly files: readonly SourceFile[];
  readonly conflicts: readonly string[];
}

/**
 * Lays two descendants of a set together, definition by definition; where both changed one, ours is taken and its file
 * named. A definition that both have is in the folder where theirs is.
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
