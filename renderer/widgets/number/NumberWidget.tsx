import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { BaseInput } from '../BaseInput.tsx';
import { readNumber } from '../readNumber.ts';
import { shownText } from '../shownText.ts';

/** A number, typed as text: no spinner, no value lost to the mouse wheel. */
export function NumberWidget(props: WidgetProps) {
  // What is being typed ("12.") may not be what is stored (12); it is shown until the stored value moves elsewhere.
  const [typed, setTyped] = useState('');
  const text = readNumber(typed) === props.value ? typed : shownText(props.value);
  return (
    <BaseInput
      {...props}
      inputMode={props.schema.type === 'integer' ? 'numeric' : 'decimal'}
      text={text}
      read={(next) => {
        setTyped(next);
        return readNumber(next);
      }}
    />
  );
}
