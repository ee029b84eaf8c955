import type { FieldModel } from '../model/field.types.ts';

/** The listed value of a field for a text, ignoring case. A text that is not listed is returned unchanged. */
export function listedValue(field: FieldModel, text: string): string {
  const lower = text.toLowerCase();
  const listed = field.values?.find(({ value }) => typeof value === 'string' && value.toLowerCase() === lower);
  return typeof listed?.value === 'string' ? listed.value : text;
}
