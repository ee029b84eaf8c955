import { ExpressionError } from './ExpressionError.ts';

const isoDate = /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/;

interface CalendarDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  /** Time and zone as written, kept as they are. */
  readonly rest: string;
}

/** The same date some days later or earlier; an instant keeps its time. */
export function addDays(date: string, days: number): string {
  const { year, month, day, rest } = readDate(date);
  return writeDate(timeOf(year, month, day + Math.trunc(days)), rest);
}

/** The same day some months later or earlier, or the last day of a shorter month. */
export function addMonths(date: string, months: number): string {
  const { year, month, day, rest } = readDate(date);
  const target = month + Math.trunc(months);
  const lastDay = new Date(timeOf(year, target + 1, 0)).getUTCDate();
  return writeDate(timeOf(year, target, Math.min(day, lastDay)), rest);
}

/** The 31 December of the date's own year, also when the date is that day. */
export function endOfYear(date: string): string {
  return `${String(readDate(date).year).padStart(4, '0')}-12-31`;
}

/** `Date.UTC` would take a year below one hundred for one of the last century. */
function timeOf(year: number, month: number, day: number): number {
  return new Date(0).setUTCFullYear(year, month - 1, day);
}

function readDate(text: string): CalendarDate {
  const [, year, month, day] = isoDate.exec(text) ?? [];
  if (year !== undefined && month !== undefined && day !== undefined) {
    const date = new Date(timeOf(Number(year), Number(month), Number(day)));
    // A day or month that does not exist runs over into another.
    if (date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day)) {
      return { year: Number(year), month: Number(month), day: Number(day), rest: text.slice(10) };
    }
  }
  throw new ExpressionError('expr/type', `"${text.slice(0, 40)}" is not a date`);
}

function writeDate(time: number, rest: string): string {
  const date = new Date(time);
  const year = date.getUTCFullYear();
  if (Number.isNaN(time) || !(year >= 0 && year <= 9999))
    throw new ExpressionError('expr/type', 'A date is out of range');
  return date.toISOString().slice(0, 10) + rest;
}
