import type { SourceFile } from '#compiler';
import { isSameText, textsByPath } from './diffFiles.ts';

interface Merging {
  /** What both sides began with. */
  readonly base: readonly SourceFile[];
  readonly ours: readonly SourceFile[];
  readonly theirs: readonly SourceFile[];
}

/** Two sets of files that grew from one, laid together, and the paths that both changed, each in its own way. */
export interface MergedFiles {
  readonly files: readonly SourceFile[];
  readonly conflicts: readonly string[];
}

/** Lays two descendants of a set together, file by file; where both changed a file, ours is taken and named. */
export function mergeFiles({ base, ours, theirs }: Merging): MergedFiles {
  const sides = { base: textsByPath(base), ours: textsByPath(ours), theirs: textsByPath(theirs) };
  const conflicts: string[] = [];
  const paths = [...new Set([...sides.ours.keys(), ...sides.theirs.keys()])].sort();
  const files = paths.flatMap((path): SourceFile[] => {
    const [was, our, their] = [sides.base.get(path), sides.ours.get(path), sides.theirs.get(path)];
    const isTheirs = isSameText(was, our);
    if (!isTheirs && !isSameText(was, their) && !isSameText(our, their)) conflicts.push(path);
    const text = isTheirs ? their : our;
    return text === undefined ? [] : [{ path, text }];
  });
  return { files, conflicts };
}
