import type { WidgetProps } from '@rjsf/utils';
import { BaseInput } from '../BaseInput.tsx';

/** A date, with the browser's picker; stored as `2026-11-21`. */
export function DateWidget(props: WidgetProps) {
  const { minimum, maximum } = props.options;
  const day = typeof props.value === 'string' ? props.value.slice(0, 10) : '';
  return (
    <BaseInput
      {...props}
      type="date"
      text={day}
      attributes={{
        ...(typeof minimum === 'string' ? { min: minimum } : {}),
        ...(typeof maximum === 'string' ? { max: maximum } : { max: '9999-12-31' }),
      }}
    />
  );
}
