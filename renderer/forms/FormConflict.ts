import type { OperationError, RecordChange } from '#engine';

/** What somebody else has changed since a form was opened. */
export interface FormConflict {
  /** Name of the record among the versions that the form was opened with. */
  readonly record: string;
  /** Entity of the record. */
  readonly entity: string | undefined;
  /** The version that the record has now. */
  readonly version: number;
  readonly changes: readonly RecordChange[];
}

/** The field that asks for a changed property: that of its path, or of its name where a form asks for a part of a record. */
export function fieldOf({ path }: RecordChange, asked: readonly string[]): string | undefined {
  return asked.find((field) => field === path) ?? asked.find((field) => path.endsWith(`.${field}`));
}

/** The conflict that a refusal speaks of; undefined for any other refusal. */
export function conflictOf(
  { code, version, changes }: OperationError,
  { record, entity }: { readonly record: string | undefined; readonly entity: string | undefined },
): FormConflict | undefined {
  if (code !== 'conflict' || version === undefined || record === undefined) return undefined;
  return { record, entity, version, changes };
}
