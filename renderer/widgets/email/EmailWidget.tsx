import type { WidgetProps } from '@rjsf/utils';
import { BaseInput } from '../BaseInput.tsx';

/** An e-mail address; phones show a keyboard with `@`. */
export function EmailWidget(props: WidgetProps) {
  // A text input: `type=email` would trim the value and validate it by the browser's rules instead of the definition's.
  return <BaseInput {...props} inputMode="email" attributes={{ autoCapitalize: 'none', spellCheck: 'false' }} />;
}
