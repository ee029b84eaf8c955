import type { FieldModel, ValueType } from '#engine';
import type { FieldEntry, WidgetEntry, WidgetRegistry } from './defineWidget.ts';

/** The widget of a field, or an error with the name that is not registered. */
export type FoundWidget =
  | { readonly name: string; readonly entry: WidgetEntry | FieldEntry }
  | { readonly name: string; readonly known: readonly string[] };

const byType: Readonly<Record<ValueType, string>> = {
  string: 'text',
  number: 'number',
  integer: 'number',
  boolean: 'checkbox',
  array: 'multi-select',
  object: 'text',
  any: 'text',
};

/** A text with a higher maximum length is edited on several lines. */
const oneLine = 255;
/** If a field has more values, they are a select instead of radio buttons. */
const fewValues = 3;

/**
 * Returns the widget of a field: by its own `widget`, its format, its options, its values or its type, in this order.
 */
export function findWidget(field: FieldModel, registry: WidgetRegistry): FoundWidget {
  const name = field.widget ?? byFormat(field, registry) ?? byChoices(field) ?? byLength(field) ?? byType[field.type];
  const entry = registry[name];
  if (entry) return { name, entry };
  return { name, known: Object.keys(registry) };
}

function byFormat(field: FieldModel, registry: WidgetRegistry): string | undefined {
  const { format } = field;
  if (format === undefined) return undefined;
  return Object.keys(registry).find((name) => registry[name]?.formats.includes(format));
}

function byChoices(field: FieldModel): string | undefined {
  if (field.type === 'array' && (field.options || field.values)) return 'multi-select';
  if (field.options) return field.options.paged ? 'autocomplete' : 'select';
  if (field.values) return field.values.length > fewValues ? 'select' : 'radio';
  return undefined;
}

function byLength(field: FieldModel): string | undefined {
  const { maxLength } = field.schema;
  return field.type === 'string' && typeof maxLength === 'number' && maxLength > oneLine ? 'textarea' : undefined;
}
