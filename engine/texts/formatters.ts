import type { Formatters } from 'intl-messageformat';
import { BoundedCache } from '../expressions/BoundedCache.ts';

/** Day, month and year in the order of the locale: the format of all dates. */
export const dateStyle = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
export const timeStyle = { hour: 'numeric', minute: '2-digit' } as const;

const dates = new BoundedCache<Intl.DateTimeFormat>(200);
const numbers = new BoundedCache<Intl.NumberFormat>(200);
const plurals = new BoundedCache<Intl.PluralRules>(50);

/** Formats an absent date as empty text. `Intl` would write today or 1970. */
class DateFormat extends Intl.DateTimeFormat {
  override format(date?: Date | number): string {
    return typeof date === 'number' && Number.isFinite(date) ? super.format(date) : '';
  }
}

/** Formats an absent number as empty text. `Intl` would write `NaN`. */
class NumberFormat extends Intl.NumberFormat {
  override format(value: number | bigint): string {
    return typeof value === 'bigint' || Number.isFinite(value) ? super.format(value) : '';
  }
}

function keyOf(locales: unknown, options: unknown): string {
  return JSON.stringify([locales, options]);
}

/** Formats wall time (see `wallTime`) in a locale. */
export function dateFormat(
  locales: string | string[] | undefined,
  options?: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const style: Intl.DateTimeFormatOptions = { ...(options ?? dateStyle), timeZone: 'UTC' };
  return dates.get(keyOf(locales, style), () => new DateFormat(locales, style));
}

export function numberFormat(
  locales: string | string[] | undefined,
  options?: Intl.NumberFormatOptions,
): Intl.NumberFormat {
  return numbers.get(keyOf(locales, options), () => new NumberFormat(locales, options));
}

/** The formatters that all texts share. */
export const formatters: Formatters = {
  getDateTimeFormat: (locales, options) => dateFormat(typeof locales === 'string' ? locales : undefined, options),
  getNumberFormat: (locales, options) =>
    numbers.get(keyOf(locales, options), () => new NumberFormat(locales, { ...options })),
  getPluralRules: (locales, options) =>
    plurals.get(keyOf(locales, options), () => new Intl.PluralRules(locales, options)),
};
