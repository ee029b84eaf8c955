import type { FieldProps, Registry, RJSFSchema, UiSchema } from '@rjsf/utils';
import type { FieldModel, ValueType } from '#engine';
import { findWidget } from '../widgets/findWidget.ts';
import type { WidgetRegistry } from '../widgets/widgets.ts';
import { FieldTemplate } from './FieldTemplate.tsx';
import { bindWidget, UnknownWidget } from './FieldWidget.tsx';
import { leafRegistry } from './leafRegistry.ts';

/** What rjsf is told of one field that is already decided: no conditions are left in it. */
export interface FieldLeaf {
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

const leaves = new WeakMap<WidgetRegistry, WeakMap<FieldModel, FieldLeaf>>();

/** The schema of one field for rjsf; the same objects for the same field, so that nothing is drawn anew. */
export function leafOf(field: FieldModel, registry: WidgetRegistry): FieldLeaf {
  const known = leaves.get(registry) ?? new WeakMap<FieldModel, FieldLeaf>();
  leaves.set(registry, known);
  const before = known.get(field);
  if (before) return before;
  const made = makeLeaf(field, registry);
  known.set(field, made);
  return made;
}

function makeLeaf(field: FieldModel, registry: WidgetRegistry): FieldLeaf {
  const found = findWidget(field, registry);
  const widget = 'entry' in found ? found.name : 'unknown';
  return {
    schema: schemaOf(field),
    uiSchema: {
      'ui:widget': widget,
      // The field of rjsf that hands a value to one widget as it is; numbers and lists are read by our widgets.
      'ui:field': 'StringField',
      'ui:options': {
        path: field.path,
        labelled: 'entry' in found ? found.entry.label : 'group',
        wide: wideWidgets.includes(widget),
        ...('known' in found ? { name: found.name, known: found.known.join(', ') } : {}),
      },
    },
  };
}

function schemaOf(field: FieldModel): RJSFSchema {
  const type = jsonTypes[field.type];
  const values = field.values?.map((value) => value.value);
  return {
    ...(type === undefined ? {} : { type }),
    ...(field.type === 'array' ? { items: {} } : {}),
    ...(values && field.type !== 'array' ? { enum: values } : {}),
    ...(field.readOnly ? { readOnly: true } : {}),
  };
}

const registries = new WeakMap<WidgetRegistry, Registry>();

/** What rjsf looks fields, templates and widgets up in: what a leaf needs, and ours. */
export function rjsfRegistry(widgets: WidgetRegistry): Registry {
  const known = registries.get(widgets);
  if (known) return known;
  const bound = Object.entries(widgets).map(([name, entry]) => [name, bindWidget(entry)] as const);
  const made = leafRegistry({ ...Object.fromEntries(bound), unknown: UnknownWidget }, FieldTemplate);
  registries.set(widgets, made);
  return made;
}

/** rjsf's own leaf: it finds the field, the template and the widget of a schema. */
export function schemaFieldOf(registry: Registry): React.ComponentType<FieldProps> {
  return registry.fields['SchemaField'] ?? missing;
}

function missing(): never {
  throw new Error('rjsf has no field for schemas.');
}
