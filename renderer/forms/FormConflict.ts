import type { OperationError, RecordChange } from '#engine';

/** Changes by other users since a form was opened. */
export interface FormConflict {
  /** Key of the record in the versions that the form was opened with. */
  readonly record: string;
  /** Entity of the record. */
  readonly entity: string | undefined;
  /** The current version of the record. */
  readonly version: number;
  readonly changes: readonly RecordChange[];
  /** What the operation says about a conflict, if it says anything. */
  readonly words?: string;
}

/** Returns the field of a changed property: by its path, or by its name if the form contains a part of a record. */
export function fieldOf({ path }: RecordChange, asked: readonly string[]): string | undefined {
  return asked.find((field) => field === path) ?? asked.find((field) => path.endsWith(`.${field}`));
}

/** Returns the conflict of an error; undefined for any other error. */
export function conflictOf(
  { code, version, changes }: OperationError,
  { record, entity }: { readonly record: string | undefined; readonly entity: string | undefined },
): FormConflict | undefined {
  if (code !== 'conflict' || version === undefined || record === undefined) return undefined;
  return { record, entity, version, changes };
}
