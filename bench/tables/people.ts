/** A row of the bench with the usual types of values. */
export interface Person {
  readonly number: number;
  readonly name: string;
  readonly email: string;
  readonly town: string;
  readonly state: string;
  readonly amount: number;
  readonly since: string;
  readonly active: boolean;
}

const towns = ['Bern', 'Lyon', 'Oslo', 'Porto', 'Riga', 'Turin', 'Vienna', 'Zagreb'];
const states = ['OPEN', 'LATE', 'CLOSED'];

/** Returns rows in an order that no column has. */
export function makePeople(count: number): readonly Person[] {
  return Array.from({ length: count }, (_none, index) => {
    const mixed = (index * 7_919) % count;
    return {
      number: mixed,
      name: `Person ${(mixed * 31) % count} of ${towns[mixed % 8] ?? ''}`,
      email: `person${mixed}@example.com`,
      town: towns[mixed % 8] ?? '',
      state: states[mixed % 3] ?? '',
      amount: (mixed * 37) % 100_000,
      since: `20${String(10 + (mixed % 16))}-0${1 + (mixed % 9)}-1${mixed % 10}`,
      active: mixed % 2 === 0,
    };
  });
}

/** The columns, by name and title. */
export const columns = [
  ['number', 'Number'],
  ['name', 'Name'],
  ['email', 'E-mail'],
  ['town', 'Town'],
  ['state', 'State'],
  ['amount', 'Amount'],
  ['since', 'Since'],
  ['active', 'Active'],
] as const satisfies readonly (readonly [keyof Person, string])[];

/** Sorts rows without a library. */
export function sortPeople(people: readonly Person[], by: keyof Person): readonly Person[] {
  const collator = new Intl.Collator('en', { numeric: true });
  return people.toSorted((left, right) => collator.compare(String(left[by]), String(right[by])));
}
