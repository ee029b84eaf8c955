import { type FieldProps, getUiOptions } from '@rjsf/utils';
import { Alert } from '../look/Alert.tsx';
import { useEngineText } from '../texts/useEngineText.ts';

/**
 * The field of rjsf that draws one value by the widget its `ui:widget` names. A definition names every widget, so that
 * nothing is derived from the schema here, as the fields of rjsf do.
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
      // The template draws the label, unless the widget does.
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

/** Names that begin with a capital are those of rjsf, by which widgets find each other. */
function isNamed(name: string): boolean {
  return /^[a-z]/.test(name);
}

/** What is drawn where a field names a widget that is not registered. */
function UnknownWidget({ name, known }: { readonly name: string; readonly known: readonly string[] }) {
  const say = useEngineText();
  return <Alert severity="error">{say('unknownWidget', { value: name, limit: known.join(', ') })}</Alert>;
}
