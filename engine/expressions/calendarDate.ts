import { ExpressionError } from '../parsing/ExpressionError.ts';

const isoDate = /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/;

/** A date and what is written after it. */
export interface CalendarDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  /** Time and zone as written, kept as they are. */
  readonly rest: string;
}

/** `Date.UTC` would take a year below one hundred for one of the last century. */
export function timeOf(year: number, month: number, day: number): number {
  return new Date(0).setUTCFullYear(year, month - 1, day);
}

/** The date that a text begins with. Throws an ExpressionError on a text that is no date. */
export function readDate(text: string): CalendarDate {
  const [, year, month, day] = isoDate.exec(text) ?? [];
  if (year !== undefined && month !== undefined && day !== undefined) {
    const date = new Date(timeOf(Number(year), Number(month), Number(day)));
    // A day or month that does not exist runs over into another.
    if (date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day)) {
      return { year: Number(year), month: Number(month), day: Number(day), rest: text.slice(10) };
    }
  }
  throw new ExpressionError('expression/type', `"${text.slice(0, 40)}" is not a date`);
}

/** The same date some days later or earlier; an instant keeps its time. */
export function daysLater(text: string, days: number): string {
  const { year, month, day, rest } = readDate(text);
  return writeDate(timeOf(year, month, day + Math.trunc(days)), rest);
}

/** The text of a moment, followed by its time and zone. Throws an ExpressionError beyond the years 0 to 9999. */
export function writeDate(time: number, rest: string): string {
  const date = new Date(time);
  const year = date.getUTCFullYear();
  if (Number.isNaN(time) || !(year >= 0 && year <= 9999))
    throw new ExpressionError('expression/type', 'A date is out of range');
  return date.toISOString().slice(0, 10) + rest;
}
