/** What a new property of an entity is. */
export interface NewField {
  readonly name: string;
  /** Titles by language; English is always there. */
  readonly titles: Readonly<Record<string, string>>;
  readonly type: FieldType;
  readonly isRequired: boolean;
  /** Largest value of a number, longest text in characters. */
  readonly most: number | undefined;
}

/** Types that people choose from, as an entity writes them. */
const types = {
  text: { type: 'string', maxLength: 255 },
  longText: { type: 'string', format: 'long-text', maxLength: 4096 },
  integer: { type: 'integer' },
  number: { type: 'number' },
  date: { type: 'string', format: 'date' },
  yesNo: { type: 'boolean', format: 'yes-no' },
} as const;

export type FieldType = keyof typeof types;

export const fieldTypes = Object.keys(types) as readonly FieldType[];

/** Whether a type has a largest value or a longest text. */
export function hasMost(type: FieldType): boolean {
  return 'maxLength' in types[type] || type === 'integer' || type === 'number';
}

/** The property as it is written in its entity. */
export function propertyOf({ titles, type, isRequired, most }: NewField): Readonly<Record<string, unknown>> {
  const word = 'maxLength' in types[type] ? 'maxLength' : 'maximum';
  return {
    title: titles['en'] ?? '',
    ...types[type],
    ...(most === undefined || !hasMost(type) ? {} : { [word]: most }),
    ...(isRequired ? { required: true } : {}),
  };
}

/** Whether a text can be the name of a property: letters and digits, a small letter first. */
export function isPropertyName(name: string): boolean {
  return /^[a-z][A-Za-z0-9]*$/.test(name);
}

/** `Cost per Mile` as `costPerMile`. */
export function nameFor(title: string): string {
  const words =
    title
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036F]/g, '')
      .match(/[A-Za-z0-9]+/g) ?? [];
  return words
    .map((word, index) =>
      index === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
    )
    .join('')
    .replace(/^\d+/, '');
}

/** The first name with a number behind it that no property has, `budget2`. */
export function freeName(name: string, known: Readonly<Record<string, unknown>>): string {
  const base = name.replace(/\d+$/, '');
  let number = 2;
  while (Object.hasOwn(known, `${base}${number}`)) number += 1;
  return `${base}${number}`;
}
