import { autofillOf } from '../autofillOf.ts';
import type { FieldWidgetProps } from '../FieldWidgetProps.ts';
import { inputLook } from '../inputLook.ts';
import { shownText } from '../shownText.ts';

/** Text of several lines that grows with what is written. */
export function TextareaWidget(props: FieldWidgetProps) {
  const { id, field, value, locked, required, invalid, describedBy, placeholder, change, leave } = props;
  return (
    <textarea
      id={id}
      name={field.path}
      className={inputLook('field-input field-area', props)}
      value={shownText(value)}
      readOnly={locked}
      placeholder={placeholder ?? ''}
      onChange={({ target }) => change(target.value === '' ? undefined : target.value)}
      onBlur={leave}
      autoComplete={autofillOf(field)}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      aria-required={required}
      aria-readonly={locked || undefined}
    />
  );
}
