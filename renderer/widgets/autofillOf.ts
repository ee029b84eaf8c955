import type { WidgetProps } from '@rjsf/utils';
import { textOption } from './readOptions.ts';

const byFormat: Readonly<Record<string, string>> = {
  email: 'email',
  phone: 'tel',
  password: 'current-password',
  'new-password': 'new-password',
};

/** Names under which a person's own sign-in is stored by the browser. */
const byName: Readonly<Record<string, string>> = { username: 'username' };

/** The `autocomplete` attribute of a field: its own option, else the one its format or name implies. */
export function autofillOf(props: WidgetProps): string {
  const format = textOption(props, 'format') ?? props.schema.format ?? '';
  return textOption(props, 'autocomplete') ?? byFormat[format] ?? byName[props.name] ?? 'off';
}
