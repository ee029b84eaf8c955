import { isRecord } from '#engine';

interface Contact {
  readonly method: string;
  readonly value: string;
}

/** The contacts with this one in the place of the first that is reached the same way: by mail, or by telephone. */
export function withContact(contacts: unknown, contact: Contact): readonly unknown[] {
  const all: readonly unknown[] = Array.isArray(contacts) ? contacts : [];
  const isMail = contact.method === 'Email';
  const index = all.findIndex((one) => isRecord(one) && (one['method'] === 'Email') === isMail);
  if (index < 0) return [...all, contact];
  return all.with(index, { ...Object(all[index]), value: contact.value });
}
