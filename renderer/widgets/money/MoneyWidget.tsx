import type { WidgetProps } from '@rjsf/utils';
import { BaseInput } from '../BaseInput.tsx';
import { textOption } from '../readOptions.ts';
import { useTypedNumber } from '../useTypedNumber.ts';

/** An amount with its currency beside it. */
export function MoneyWidget(props: WidgetProps) {
  const typed = useTypedNumber(props.value);
  return <BaseInput {...props} {...typed} inputMode="decimal" start={textOption(props, 'currency') ?? 'USD'} />;
}
