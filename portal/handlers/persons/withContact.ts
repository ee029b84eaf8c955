import { isRecord } from '#engine';

interface Contact {
  readonly method: string;
  readonly value: string;
}

/** Returns the contacts with this one in place of the first of the same medium: email or phone. */
export function withContact(contacts: unknown, contact: Contact): readonly unknown[] {
  const all: readonly unknown[] = Array.isArray(contacts) ? contacts : [];
  const isMail = contact.method === 'Email';
  const index = all.findIndex((one) => isRecord(one) && (one['method'] === 'Email') === isMail);
  if (index < 0) return [...all, contact];
  return all.with(index, { ...Object(all[index]), value: contact.value });
}
