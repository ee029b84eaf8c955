import type { WidgetProps } from '@rjsf/utils';
import { autofillOf } from '../autofillOf.ts';
import { inputAttributes, isLocked } from '../inputAttributes.ts';
import { inputLook } from '../inputLook.ts';
import { shownText } from '../shownText.ts';

/** A text of several lines. Its height grows with the text. */
export function TextareaWidget(props: WidgetProps) {
  const { id, value, placeholder, onChange, onBlur, onFocus } = props;
  const locked = isLocked(props);
  return (
    <textarea
      id={id}
      {...inputAttributes(props)}
      className={inputLook('field-input field-area', props)}
      value={shownText(value)}
      readOnly={locked}
      placeholder={placeholder ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      onFocus={() => onFocus(id, value)}
      onBlur={() => onBlur(id, value)}
      autoComplete={autofillOf(props)}
      aria-readonly={locked || undefined}
    />
  );
}
