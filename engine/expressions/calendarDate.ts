import { ExpressionError } from '../parsing/ExpressionError.ts';

const isoDate = /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/;

/** A date and the text after it. */
export interface CalendarDate {
  readonly year: number;
  /** From 1 to 12. */
  readonly month: number;
  readonly day: number;
  /** Time and zone, unchanged. */
  readonly rest: string;
}

/** `Date.UTC` maps years below 100 to the 20th century. */
export function timeOf(year: number, month: number, day: number): number {
  return new Date(0).setUTCFullYear(year, month - 1, day);
}

/** Parses the date at the beginning of a text. Throws an `ExpressionError` if the text does not begin with a date. */
export function readDate(text: string): CalendarDate {
  const [, year, month, day] = isoDate.exec(text) ?? [];
  if (year !== undefined && month !== undefined && day !== undefined) {
    const date = new Date(timeOf(Number(year), Number(month), Number(day)));
    // A day or month that does not exist overflows into another one.
    if (date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day)) {
      return { year: Number(year), month: Number(month), day: Number(day), rest: text.slice(10) };
    }
  }
  throw new ExpressionError('expression/type', `"${text.slice(0, 40)}" is not a date`);
}

/** The date a number of days later, or earlier if negative. An instant keeps its time. */
export function daysLater(text: string, days: number): string {
  const { year, month, day, rest } = readDate(text);
  return writeDate(timeOf(year, month, day + Math.trunc(days)), rest);
}

/**
 * Formats a moment as an ISO date, followed by `rest` (time and zone). Throws an `ExpressionError` outside the years 0
 * to 9999.
 */
export function writeDate(time: number, rest: string): string {
  const date = new Date(time);
  const year = date.getUTCFullYear();
  if (Number.isNaN(time) || !(year >= 0 && year <= 9999))
    throw new ExpressionError('expression/type', 'A date is out of range');
  return date.toISOString().slice(0, 10) + rest;
}
