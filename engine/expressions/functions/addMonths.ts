import { readDate, timeOf, writeDate } from '../calendarDate.ts';
import { defineFunction } from '../defineFunction.ts';

export const addMonths = defineFunction({
  name: 'addMonths',
  parameters: ['date', 'number'],
  result: 'same date',
  meaning: 'The day so many months later, or the last day of that month.',
  example: { expression: 'addMonths("2026-01-31", 1)', gives: '2026-02-28' },
  apply: (args) => monthsLater(args.text(0), args.number(1)),
});

/** The same day a number of months later or earlier, or the last day of a shorter month. */
function monthsLater(date: string, months: number): string {
  const { year, month, day, rest } = readDate(date);
  const target = month + Math.trunc(months);
  const lastDay = new Date(timeOf(year, target + 1, 0)).getUTCDate();
  return writeDate(timeOf(year, target, Math.min(day, lastDay)), rest);
}
