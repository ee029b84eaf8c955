import type { SourceFile } from '#compiler';
import { isRecord } from '#engine';
import { nameOfPath } from './definitionPath.ts';

/** One definition that two sets do not have alike. */
export interface DefinitionChange {
  readonly kind: string;
  readonly definition: string;
  readonly change: 'added' | 'changed' | 'removed';
}

/** What became of each definition between two sets of files, in order of path. Spaces and line breaks do not count. */
export function diffFiles(before: readonly SourceFile[], after: readonly SourceFile[]): readonly DefinitionChange[] {
  const old = textsByPath(before);
  const young = textsByPath(after);
  const paths = [...new Set([...old.keys(), ...young.keys()])].sort();
  return paths.flatMap((path): DefinitionChange[] => {
    const change = changeOf(old.get(path), young.get(path));
    const name = nameOfPath(path);
    return change === undefined || name === undefined ? [] : [{ ...name, change }];
  });
}

/** Path → text. */
export function textsByPath(files: readonly SourceFile[]): ReadonlyMap<string, string> {
  return new Map(files.map(({ path, text }) => [path, text]));
}

/** Whether two texts of a file say the same. */
export function isSameText(a: string | undefined, b: string | undefined): boolean {
  if (a === b) return true;
  return a !== undefined && b !== undefined && plain(a) === plain(b);
}

function changeOf(old: string | undefined, young: string | undefined): DefinitionChange['change'] | undefined {
  if (isSameText(old, young)) return undefined;
  if (old === undefined) return 'added';
  return young === undefined ? 'removed' : 'changed';
}

/** The order of names may mean something (of fields, of variants), so it counts. */
function plain(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
}

/** Whether a stored JSON value is such a change. */
export function isDefinitionChange(value: unknown): value is DefinitionChange {
  return isRecord(value) && typeof value['kind'] === 'string' && typeof value['change'] === 'string';
}
