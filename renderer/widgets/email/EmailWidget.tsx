import type { WidgetProps } from '@rjsf/utils';
import { BaseInput } from '../BaseInput.tsx';

/** An e-mail address; phones show the keyboard with `@`. */
export function EmailWidget(props: WidgetProps) {
  // A plain text input: `type=email` would trim and refuse by the browser's rules, not by the definition's.
  return <BaseInput {...props} inputMode="email" attributes={{ autoCapitalize: 'none', spellCheck: 'false' }} />;
}
