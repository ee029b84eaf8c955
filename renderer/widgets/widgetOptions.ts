import type { FieldModel } from '#engine';

/** A text word of the field's format or widget, when the definition gives one. */
export function textOption(field: FieldModel, name: string): string | undefined {
  const word = field.words[name];
  return typeof word === 'string' ? word : undefined;
}

/** A list of texts among the words of the field's format or widget. */
export function listOption(field: FieldModel, name: string): readonly string[] {
  const word = field.words[name];
  return Array.isArray(word) ? word.filter((item) => typeof item === 'string') : [];
}

/** A number among the field's schema constraints or words. */
export function numberOption(field: FieldModel, name: string): number | undefined {
  const word = field.schema[name] ?? field.words[name];
  return typeof word === 'number' ? word : undefined;
}
