import type { FieldModel } from '../model/field.types.ts';

/** Countries whose numbers are three groups of digits, with the country code 1. */
const grouped: ReadonlySet<string> = new Set(['US', 'CA']);

/** What may be around the digits of a number. */
const separators = /[-. /()]/g;

/** The country whose way of writing a field of numbers has: the first that it names. */
export function numberCountry({ words }: Pick<FieldModel, 'words'>): string {
  const { countries } = words;
  const first: unknown = Array.isArray(countries) ? countries[0] : undefined;
  return typeof first === 'string' ? first : 'US';
}

/**
 * A number of ten digits as the United States and Canada write it: `(202) 555-0177`; undefined for every other number.
 * The library that knows all countries is not needed for it, so that a number is read at once.
 */
export function groupNumber(number: string, country: string): string | undefined {
  const [, area, exchange, line] = /^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/.exec(number.replace(separators, '')) ?? [];
  return grouped.has(country) && line !== undefined ? `(${area}) ${exchange}-${line}` : undefined;
}
