import type { WidgetProps } from '@rjsf/utils';
import { BaseInput } from '../BaseInput.tsx';

/** A single line of text. */
export function TextWidget(props: WidgetProps) {
  return <BaseInput {...props} />;
}
