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
  return writeDate(Date.UTC(year, month - 1, day + Math.trunc(days)), rest);
}

/** The same day some months later or earlier, or the last day of a shorter month. */
export function addMonths(date: string, months: number): string {
  const { year, month, day, rest } = readDate(date);
  const target = month - 1 + Math.trunc(months);
  const lastDay = new Date(Date.UTC(year, target + 1, 0)).getUTCDate();
  return writeDate(Date.UTC(year, target, Math.min(day, lastDay)), rest);
}

/** The 31 December of the date's own year, also when the date is that day. */
export function endOfYear(date: string): string {
  return `${String(readDate(date).year).padStart(4, '0')}-12-31`;
}

function readDate(text: string): CalendarDate {
  const [, year, month, day] = isoDate.exec(text) ?? [];
  const isReal =
    day !== undefined && new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day);
  if (year === undefined || month === undefined || day === undefined || !isReal || Number(month) > 12) {
    throw new ExpressionError('expr/type', `"${text.slice(0, 40)}" is not a date`);
  }
  return { year: Number(year), month: Number(month), day: Number(day), rest: text.slice(10) };
}

function writeDate(time: number, rest: string): string {
  const date = new Date(time);
  const year = date.getUTCFullYear();
  if (Number.isNaN(time) || !(year >= 0 && year <= 9999))
    throw new ExpressionError('expr/type', 'A date is out of range');
  return date.toISOString().slice(0, 10) + rest;
}
