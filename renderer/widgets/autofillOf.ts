import type { WidgetProps } from '@rjsf/utils';
import { textOption } from './readOptions.ts';

const byFormat: Readonly<Record<string, string>> = {
  email: 'email',
  phone: 'tel',
  password: 'current-password',
  'new-password': 'new-password',
};

/** Field names of the user's own credentials, which browsers store. */
const byName: Readonly<Record<string, string>> = { username: 'username' };

/** Returns the `autocomplete` attribute of a field: its own option, otherwise the one for its format or name. */
export function autofillOf(props: WidgetProps): string {
  const format = textOption(props, 'format') ?? props.schema.format ?? '';
  return textOption(props, 'autocomplete') ?? byFormat[format] ?? byName[props.name] ?? 'off';
}
