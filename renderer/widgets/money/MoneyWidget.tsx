import { useState } from 'react';
import { BaseInput } from '../BaseInput.tsx';
import type { FieldWidgetProps } from '../FieldWidgetProps.ts';
import { readNumber } from '../readNumber.ts';
import { shownText } from '../shownText.ts';
import { textOption } from '../widgetOptions.ts';

/** An amount with its currency beside it. */
export function MoneyWidget(props: FieldWidgetProps) {
  const [typed, setTyped] = useState('');
  const text = readNumber(typed) === props.value ? typed : shownText(props.value);
  return (
    <BaseInput
      {...props}
      inputMode="decimal"
      text={text}
      start={textOption(props.field, 'currency') ?? 'USD'}
      read={(next) => {
        setTyped(next);
        return readNumber(next);
      }}
    />
  );
}
