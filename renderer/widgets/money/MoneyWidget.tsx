import type { WidgetProps } from '@rjsf/utils';
import { BaseInput } from '../BaseInput.tsx';
import { textOption } from '../readOptions.ts';
import { useTypedNumber } from '../useTypedNumber.ts';

/** An amount with its currency. A locked amount has the decimals of its currency: 37.50. */
export function MoneyWidget(props: WidgetProps) {
  const currency = textOption(props, 'currency') ?? 'USD';
  const typed = useTypedNumber(props.value, props.readonly ? decimalsOf(currency) : undefined);
  return <BaseInput {...props} {...typed} inputMode="decimal" start={currency} />;
}

function decimalsOf(currency: string): number | undefined {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
}
