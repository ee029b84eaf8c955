import type { PersonCorrection } from '#definitions';
import { isRecord } from '#engine';

type Row = Readonly<Record<string, unknown>>;
type Side = 'managers' | 'contractors';
/** A null number is removed. */
type Correction = Omit<PersonCorrection, 'phoneNumber'> & { readonly phoneNumber?: string | null | undefined };
type Corrections = Readonly<Record<Side, Correction | undefined>>;

/** Returns the people of a project with corrected names and phone numbers. Their logins are unchanged. */
export function correctedPeople(record: Row, corrections: Corrections): Partial<Record<Side, readonly Row[]>> {
  const entries = (['managers', 'contractors'] as const).flatMap((side) => {
    const correction = corrections[side];
    const people = record[side];
    if (correction === undefined || !Array.isArray(people)) return [];
    const rows = people.filter(isRecord);
    const present = rows.find((person) => person['endDate'] === undefined);
    return [[side, rows.map((person) => (person === present ? corrected(person, correction, side) : person))] as const];
  });
  return Object.fromEntries(entries);
}

function corrected(person: Row, { firstName, lastName, phoneNumber }: Correction, side: Side): Row {
  const contacts = Array.isArray(person['contacts']) ? person['contacts'].filter(isRecord) : [];
  return {
    ...person,
    firstName,
    lastName,
    ...(phoneNumber === undefined ? {} : { contacts: withPhone(contacts, phoneNumber, side) }),
  };
}

/** Replaces the phone number at its position; a manager has an office number. */
function withPhone(contacts: readonly Row[], value: unknown, side: Side): readonly Row[] {
  const old = contacts.find(({ method }) => (side === 'managers' ? method === 'OfficePhone' : method !== 'Email'));
  if (value === null) return contacts.filter((contact) => contact !== old);
  if (old === undefined) return [...contacts, { method: 'OfficePhone', value }];
  return contacts.map((contact) => (contact === old ? { ...contact, value } : contact));
}
