import getDefaultRegistry from '@rjsf/core/lib/getDefaultRegistry.js';
import { createSchemaUtils, type FieldProps, type Registry, type RJSFSchema, type UiSchema } from '@rjsf/utils';
import type { FieldModel, ValueType } from '#engine';
import { findWidget } from '../widgets/findWidget.ts';
import type { WidgetRegistry } from '../widgets/widgets.ts';
import { FieldTemplate } from './FieldTemplate.tsx';
import { bindWidget, UnknownWidget } from './FieldWidget.tsx';
import { trustingValidator } from './trustingValidator.ts';

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
      // rjsf's own field for numbers asks the browser for its decimal mark each time; our widgets read numbers themselves.
      ...(field.type === 'number' || field.type === 'integer' ? { 'ui:field': 'StringField' } : {}),
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

/** What rjsf looks fields, templates and widgets up in: its own, with ours instead where we have one. */
export function rjsfRegistry(widgets: WidgetRegistry): Registry {
  const known = registries.get(widgets);
  if (known) return known;
  const base = getDefaultRegistry();
  const bound = Object.entries(widgets).map(([name, entry]) => [name, bindWidget(entry)] as const);
  const made: Registry = {
    ...base,
    templates: { ...base.templates, FieldTemplate },
    widgets: { ...base.widgets, ...Object.fromEntries(bound), unknown: UnknownWidget },
    schemaUtils: createSchemaUtils(trustingValidator, {}),
    // Schemas of fields are the same objects as long as nothing of them changes.
    globalFormOptions: { ...base.globalFormOptions, experimental_componentUpdateStrategy: 'shallow' },
  };
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
