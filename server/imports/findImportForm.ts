import {
  type CallModel,
  type FieldModel,
  type FormModel,
  fileOptions,
  type OperationModel,
  type Release,
} from '#engine';

/** A form whose rows are imported, with the call that each row makes. */
export interface ImportForm {
  readonly form: FormModel;
  readonly fields: readonly FieldModel[];
  readonly call: CallModel;
  readonly operation: OperationModel;
}

/** The form that rows are read by; throws where it submits nothing, because a handler that names it is wrong then. */
export function findImportForm(release: Release, id: string): ImportForm {
  const form = Object.hasOwn(release.forms, id) ? release.forms[id] : undefined;
  const call = form?.submits[0];
  const operation = call === undefined ? undefined : release.operations[call.run];
  if (form === undefined || call === undefined || operation === undefined || 'each' in form.fields) {
    throw new Error(`The form "${id}" does not describe rows: it needs fields and an operation that it submits.`);
  }
  return { form, fields: form.fields, call, operation };
}

/** Whether a field has a column: a single value that is entered. Lists, records, files and computed values have none. */
export function hasColumn(field: FieldModel): boolean {
  if (field.value !== undefined || field.readOnly || fileOptions(field) !== undefined) return false;
  return field.properties === undefined && field.type !== 'array' && field.type !== 'object';
}
