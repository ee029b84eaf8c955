import {
  type CallModel,
  type FieldModel,
  type FormModel,
  fileOptions,
  type OperationModel,
  type Release,
} from '#engine';

/** A form for importing rows, and the call of each row. */
export interface ImportForm {
  readonly form: FormModel;
  readonly fields: readonly FieldModel[];
  readonly call: CallModel;
  readonly operation: OperationModel;
}

/** Returns the import form with this id. Throws if the form submits nothing, which is an error of the handler. */
export function findImportForm(release: Release, id: string): ImportForm {
  const form = Object.hasOwn(release.forms, id) ? release.forms[id] : undefined;
  const call = form?.submits[0];
  const operation = call === undefined ? undefined : release.operations[call.run];
  if (form === undefined || call === undefined || operation === undefined || 'each' in form.fields) {
    throw new Error(`The form "${id}" does not describe rows: it needs fields and an operation that it submits.`);
  }
  return { form, fields: form.fields, call, operation };
}

/**
 * Returns whether a field has a column. Only single values that users enter have one, not lists, records, files or
 * computed values.
 */
export function hasColumn(field: FieldModel): boolean {
  if (field.value !== undefined || field.readOnly || fileOptions(field) !== undefined) return false;
  return field.properties === undefined && field.type !== 'array' && field.type !== 'object';
}
