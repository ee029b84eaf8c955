import { readDate, timeOf, writeDate } from '../calendarDate.ts';
import { defineFunction } from '../defineFunction.ts';

export const addDays = defineFunction({
  name: 'addDays',
  parameters: ['text', 'number'],
  result: 'text',
  meaning: 'The day so many days later; earlier when negative.',
  example: { expression: 'addDays("2026-02-27", 2)', gives: '2026-03-01' },
  apply: (args) => daysLater(args.text(0), args.number(1)),
});

/** The same date some days later or earlier; an instant keeps its time. */
function daysLater(date: string, days: number): string {
  const { year, month, day, rest } = readDate(date);
  return writeDate(timeOf(year, month, day + Math.trunc(days)), rest);
}
