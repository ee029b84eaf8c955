import type { WidgetProps } from '@rjsf/utils';
import { BaseInput } from '../BaseInput.tsx';

/** One line of text. */
export function TextWidget(props: WidgetProps) {
  return <BaseInput {...props} />;
}
