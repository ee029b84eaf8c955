import type { FieldModel } from '#engine';
import { textOption } from './widgetOptions.ts';

const byFormat: Readonly<Record<string, string>> = {
  email: 'email',
  phone: 'tel',
  password: 'current-password',
  'new-password': 'new-password',
};

/** Names under which a person's own sign-in is stored by the browser. */
const byName: Readonly<Record<string, string>> = { username: 'username' };

/** The `autocomplete` attribute of a field: its own word, else the one its format or name implies. */
export function autofillOf(field: FieldModel): string {
  return textOption(field, 'autocomplete') ?? byFormat[field.format ?? ''] ?? byName[field.path] ?? 'off';
}
