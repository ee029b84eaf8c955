/**
 * Parses a date in the format of a language and returns it as `2026-11-24`; undefined if it is invalid. ISO dates are
 * accepted in every language.
 *
 * @example readDate('24.11.2026', 'de') // '2026-11-24'
 */
export function readDate(text: string, locale: string): string | undefined {
  const found = /^(\d{1,4})\D+(\d{1,2})\D+(\d{1,4})\D*$/.exec(text.trim());
  if (found === null) return undefined;
  const [, first = '', second = '', third = ''] = found;
  const numbers = [first, second, third].map(Number);
  const order = first.length === 4 ? (['year', 'month', 'day'] as const) : orderOf(locale);
  const of = (part: 'year' | 'month' | 'day'): number => numbers[order.indexOf(part)] ?? Number.NaN;
  const year = of('year') < 100 ? 2000 + of('year') : of('year');
  const date = new Date(Date.UTC(year, of('month') - 1, of('day')));
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === of('month') - 1;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

function orderOf(locale: string): readonly string[] {
  const parts = new Intl.DateTimeFormat(locale).formatToParts(new Date(2000, 0, 2));
  return parts.map(({ type }) => type).filter((type) => type !== 'literal');
}
