import { useState } from 'react';
import { BaseInput } from '../BaseInput.tsx';
import type { FieldWidgetProps } from '../FieldWidgetProps.ts';
import { readNumber } from '../readNumber.ts';
import { shownText } from '../shownText.ts';

/** A number, typed as text: no spinner, no value lost to the mouse wheel. */
export function NumberWidget(props: FieldWidgetProps) {
  // What is being typed ("12.") may not be what is stored (12); it is shown until the stored value moves elsewhere.
  const [typed, setTyped] = useState('');
  const text = readNumber(typed) === props.value ? typed : shownText(props.value);
  return (
    <BaseInput
      {...props}
      inputMode={props.field.type === 'integer' ? 'numeric' : 'decimal'}
      text={text}
      read={(next) => {
        setTyped(next);
        return readNumber(next);
      }}
    />
  );
}
