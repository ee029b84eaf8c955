import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { BaseInput } from '../BaseInput.tsx';
import { readNumber } from '../readNumber.ts';
import { textOption } from '../readOptions.ts';
import { shownText } from '../shownText.ts';

/** An amount with its currency beside it. */
export function MoneyWidget(props: WidgetProps) {
  const [typed, setTyped] = useState('');
  const text = readNumber(typed) === props.value ? typed : shownText(props.value);
  return (
    <BaseInput
      {...props}
      inputMode="decimal"
      text={text}
      start={textOption(props, 'currency') ?? 'USD'}
      read={(next) => {
        setTyped(next);
        return readNumber(next);
      }}
    />
  );
}
