import type { SourceFile } from '#compiler';
import { isRecord } from '#engine';
import { keyOfPath, nameOfPath } from './definitionPath.ts';

/** One definition that two sets do not have alike. */
export interface DefinitionChange {
  readonly kind: string;
  readonly definition: string;
  readonly change: 'added' | 'changed' | 'removed';
}

/**
 * What became of each definition between two sets of files, in order of kind and name. Spaces and line breaks do not
 * count, nor does the folder of a file.
 */
export function diffFiles(before: readonly SourceFile[], after: readonly SourceFile[]): readonly DefinitionChange[] {
  const old = filesByKey(before);
  const young = filesByKey(after);
  const keys = [...new Set([...old.keys(), ...young.keys()])].sort();
  return keys.flatMap((key): DefinitionChange[] => {
    const [was, is] = [old.get(key), young.get(key)];
    const change = changeOf(was?.text, is?.text);
    const name = nameOfPath((is ?? was)?.path ?? '');
    return change === undefined || name === undefined ? [] : [{ ...name, change }];
  });
}

/** Files by the definitions that they are. */
export function filesByKey(files: readonly SourceFile[]): ReadonlyMap<string, SourceFile> {
  return new Map(files.map((file) => [keyOfPath(file.path), file]));
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
    const json: unknown = JSON.parse(text);
    return JSON.stringify(isRecord(json) ? withoutEditorsLine(json) : json);
  } catch {
    return text;
  }
}

/** The line that names a schema for editors means nothing; one of JSON Schema itself says how the file is read. */
function withoutEditorsLine(json: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { $schema, ...rest } = json;
  return typeof $schema === 'string' && $schema.startsWith('../') ? rest : json;
}

/** Whether a stored JSON value is such a change. */
export function isDefinitionChange(value: unknown): value is DefinitionChange {
  return isRecord(value) && typeof value['kind'] === 'string' && typeof value['change'] === 'string';
}
