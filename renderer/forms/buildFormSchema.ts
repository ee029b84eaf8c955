import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { FieldModel, ValueType } from '#engine';
import { findWidget } from '../widgets/findWidget.ts';
import type { WidgetRegistry } from '../widgets/widgets.ts';

export interface FormSchema {
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
}

const jsonTypes: Readonly<Record<ValueType, RJSFSchema['type']>> = {
  string: 'string',
  number: 'number',
  integer: 'integer',
  boolean: 'boolean',
  array: 'array',
  // A widget draws these as one value; rjsf must not open them into fields of its own.
  object: 'string',
  any: 'string',
};

const wideWidgets: readonly string[] = ['textarea', 'checkbox', 'new-password', 'multi-select', 'unknown'];

/** Builds what rjsf draws from fields that are already decided: no conditions are left in it. */
export function buildFormSchema(fields: readonly FieldModel[], registry: WidgetRegistry): FormSchema {
  const properties: Record<string, RJSFSchema> = {};
  const uiSchema: UiSchema = {
    'ui:submitButtonOptions': { norender: true },
    'ui:order': fields.map((field) => field.path),
    'ui:options': { label: false },
  };
  for (const field of fields) {
    const found = findWidget(field, registry);
    const widget = 'entry' in found ? found.name : 'unknown';
    properties[field.path] = propertyOf(field);
    uiSchema[field.path] = {
      'ui:widget': widget,
      'ui:options': {
        path: field.path,
        labelled: 'entry' in found ? found.entry.label : 'group',
        wide: wideWidgets.includes(widget),
        ...('known' in found ? { name: found.name, known: found.known.join(', ') } : {}),
      },
    };
  }
  return { schema: { type: 'object', properties }, uiSchema };
}

function propertyOf(field: FieldModel): RJSFSchema {
  const type = jsonTypes[field.type];
  const values = field.values?.map((value) => value.value);
  return {
    ...(type === undefined ? {} : { type }),
    ...(field.type === 'array' ? { items: {} } : {}),
    ...(values && field.type !== 'array' ? { enum: values } : {}),
    ...(field.readOnly ? { readOnly: true } : {}),
  };
}
