import type { SourceFile } from '#compiler';
import { isRecord } from '#engine';
import { keyOfPath, nameOfPath } from './definitionPath.ts';

/** A definition that differs between two sets. */
export interface DefinitionChange {
  readonly kind: string;
  readonly definition: string;
  readonly change: 'added' | 'changed' | 'removed';
}

/**
 * Returns the difference of each definition between two sets of files, sorted by kind and name. White space and the
 * folder of a file are ignored.
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

/** Returns files by the keys of their definitions. */
export function filesByKey(files: readonly SourceFile[]): ReadonlyMap<string, SourceFile> {
  return new Map(files.map((file) => [keyOfPath(file.path), file]));
}

/** Returns whether two texts of a file are equivalent. */
export function isSameText(a: string | undefined, b: string | undefined): boolean {
  if (a === b) return true;
  return a !== undefined && b !== undefined && plain(a) === plain(b);
}

function changeOf(old: string | undefined, young: string | undefined): DefinitionChange['change'] | undefined {
  if (isSameText(old, young)) return undefined;
  if (old === undefined) return 'added';
  return young === undefined ? 'removed' : 'changed';
}

/** The order of names can be significant (of fields, of variants), so it is compared. */
function plain(text: string): string {
  try {
    const json: unknown = JSON.parse(text);
    return JSON.stringify(isRecord(json) ? withoutEditorsLine(json) : json);
  } catch {
    return text;
  }
}

/** A `$schema` for editors has no meaning. A `$schema` of JSON Schema determines how the file is read. */
function withoutEditorsLine(json: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { $schema, ...rest } = json;
  return typeof $schema === 'string' && $schema.startsWith('../') ? rest : json;
}

/** Returns whether a stored JSON value is a definition change. */
export function isDefinitionChange(value: unknown): value is DefinitionChange {
  return isRecord(value) && typeof value['kind'] === 'string' && typeof value['change'] === 'string';
}
