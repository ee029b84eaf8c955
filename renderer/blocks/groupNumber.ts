/** Countries whose numbers are three groups of digits, with the country code 1. */
const grouped: ReadonlySet<string> = new Set(['US', 'CA']);

/**
 * A number of ten digits as the United States and Canada write it: `(202) 555-0177`. Every other number is left as it
 * is: the library that knows all countries comes later, and what it writes for these two is the same.
 */
export function groupNumber(number: string, country: string): string {
  const [, area, exchange, line] = /^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/.exec(number) ?? [];
  return grouped.has(country) && line !== undefined ? `(${area}) ${exchange}-${line}` : number;
}
