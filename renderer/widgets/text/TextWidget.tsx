import { BaseInput } from '../BaseInput.tsx';
import type { FieldWidgetProps } from '../FieldWidgetProps.ts';

/** One line of text. */
export function TextWidget(props: FieldWidgetProps) {
  return <BaseInput {...props} />;
}
