import type { FieldModel } from '../model/field.types.ts';

/** Countries whose phone numbers have three groups of digits, with the country code 1. */
const grouped: ReadonlySet<string> = new Set(['US', 'CA']);

/** Characters that may separate the digits of a number. */
const separators = /[-. /()]/g;

/** The country whose number format a field uses: the first in its `countries`, else the United States. */
export function numberCountry({ words }: Pick<FieldModel, 'words'>): string {
  const { countries } = words;
  const first: unknown = Array.isArray(countries) ? countries[0] : undefined;
  return typeof first === 'string' ? first : 'US';
}

/**
 * Formats a ten-digit number as in the United States and Canada: `(202) 555-0177`. Undefined for every other number. It
 * does not need the library for all countries, so the number is shown immediately.
 */
export function groupNumber(number: string, country: string): string | undefined {
  const [, area, exchange, line] = /^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/.exec(number.replace(separators, '')) ?? [];
  return grouped.has(country) && line !== undefined ? `(${area}) ${exchange}-${line}` : undefined;
}
