import type { WidgetProps } from '@rjsf/utils';
import { BaseInput } from '../BaseInput.tsx';
import { useTypedNumber } from '../useTypedNumber.ts';

/** A number, typed as text: no spinner, no value lost to the mouse wheel. */
export function NumberWidget(props: WidgetProps) {
  const typed = useTypedNumber(props.value);
  return <BaseInput {...props} {...typed} inputMode={props.schema.type === 'integer' ? 'numeric' : 'decimal'} />;
}
