import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import type { ErrorSchema, Registry, RJSFSchema, UiSchema } from '@rjsf/utils';
import { type FieldModel, isRecord } from '#engine';
import type { WidgetEntry } from '../widgets/defineWidget.ts';

interface LeafProps {
  readonly id: string;
  readonly field: FieldModel;
  readonly registry: Registry;
  /** Name of its widget in the registry. */
  readonly widget: string;
  readonly label: string;
  readonly labelled: WidgetEntry['label'];
  readonly help: string | undefined;
  readonly placeholder?: string | undefined;
  readonly value: unknown;
  readonly locked: boolean;
  readonly required: boolean;
  readonly problem: string | undefined;
  /** Further options of its widget and its template. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly onChange: (value: unknown) => void;
  readonly onBlur: () => void;
}

/** Renders one value of a form or flow with rjsf, which finds field, template and widget in the registry. */
export function Leaf(props: LeafProps) {
  const { id, field, registry, label, labelled, help, placeholder, value, problem } = props;
  const { ui, template, ...words } = field.words;
  const named = typeof template === 'string' ? { FieldTemplate: template } : {};
  const uiSchema: UiSchema = {
    // Spread first, so that the options of rjsf override them.
    'ui:options': {
      ...words,
      ...asOptions(ui),
      ...asOptions(named),
      labelled,
      format: field.format,
      model: field,
      ...props.options,
    },
    'ui:field': props.widget in registry.fields ? props.widget : 'LeafField',
    'ui:widget': props.widget,
    'ui:title': label,
    'ui:label': labelled !== 'own',
    ...(help === undefined ? {} : { 'ui:help': help }),
    ...(placeholder === undefined ? {} : { 'ui:placeholder': placeholder }),
  };
  const errors: ErrorSchema = {};
  return (
    <SchemaField
      name={field.path}
      schema={schemaOf(field)}
      uiSchema={uiSchema}
      fieldPathId={{ $id: id, path: field.path.split('.') }}
      registry={registry}
      formData={value}
      required={props.required}
      readonly={props.locked}
      errorSchema={problem === undefined ? errors : Object.assign(errors, { __errors: [problem] })}
      onChange={props.onChange}
      onBlur={props.onBlur}
      onFocus={nothing}
    />
  );
}

function asOptions(json: unknown): Readonly<Record<string, unknown>> {
  return isRecord(json) ? json : {};
}

/** Returns the schema of one value. rjsf renders nothing for an empty schema. */
function schemaOf({ type, schema }: FieldModel): RJSFSchema {
  return { ...(type === 'any' ? { type: 'string' } : { type }), ...schema };
}

function nothing(): void {}
