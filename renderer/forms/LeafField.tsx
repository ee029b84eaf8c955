import { type FieldProps, getUiOptions } from '@rjsf/utils';
import { Alert } from '../look/Alert.tsx';
import { useEngineText } from '../texts/useEngineText.ts';

/**
 * The field of rjsf that renders one value with the widget of its `ui:widget`. A definition names every widget, so that
 * nothing is derived from the schema, as rjsf's own fields do.
 */
export function LeafField(props: FieldProps) {
  const { schema, uiSchema, fieldPathId, formData, registry, name, onChange, onBlur, onFocus } = props;
  const { widget, title, placeholder, ...options } = getUiOptions(uiSchema);
  const Widget = typeof widget === 'string' ? registry.widgets[widget] : widget;
  if (Widget === undefined)
    return <UnknownWidget name={String(widget)} known={Object.keys(registry.widgets).filter(isNamed)} />;
  return (
    <Widget
      id={fieldPathId.$id}
      name={name}
      label={title ?? name}
      // The template renders the label, unless the widget does.
      hideLabel={options.label !== false}
      value={formData}
      schema={schema}
      {...(uiSchema === undefined ? {} : { uiSchema })}
      options={options}
      registry={registry}
      required={props.required === true}
      readonly={props.readonly === true}
      disabled={props.disabled === true}
      {...(placeholder === undefined ? {} : { placeholder })}
      {...(props.rawErrors === undefined ? {} : { rawErrors: props.rawErrors })}
      onChange={(value, errors, id) => onChange(value, fieldPathId.path, errors, id)}
      onBlur={onBlur}
      onFocus={onFocus}
    />
  );
}

/** Names with an initial capital are internal to rjsf, whose widgets refer to each other. */
function isNamed(name: string): boolean {
  return /^[a-z]/.test(name);
}

/** Shown if the widget of a field is not registered. */
function UnknownWidget({ name, known }: { readonly name: string; readonly known: readonly string[] }) {
  const say = useEngineText();
  return <Alert severity="error">{say('unknownWidget', { value: name, limit: known.join(', ') })}</Alert>;
}
