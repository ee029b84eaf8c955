import type { WidgetProps } from '@rjsf/utils';
import { BaseInput } from '../BaseInput.tsx';
import { readLocalTime, toLocalTime } from './localTime.ts';

/** A date and time in the user's time zone, with the browser's picker; stored as `2026-11-21T14:30:00Z`. */
export function DateTimeWidget(props: WidgetProps) {
  return (
    <BaseInput
      {...props}
      type="datetime-local"
      text={toLocalTime(props.value)}
      attributes={{ max: '9999-12-31T23:59' }}
      read={readLocalTime}
    />
  );
}
