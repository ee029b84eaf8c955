import type { FieldModel } from '../model/field.types.ts';

/** The value that a field lists for a text in any case; a text that it does not list stays as it is. */
export function listedValue(field: FieldModel, text: string): string {
  const lower = text.toLowerCase();
  const listed = field.values?.find(({ value }) => typeof value === 'string' && value.toLowerCase() === lower);
  return typeof listed?.value === 'string' ? listed.value : text;
}
