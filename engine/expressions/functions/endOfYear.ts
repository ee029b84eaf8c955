import { readDate } from '../calendarDate.ts';
import { defineFunction } from '../defineFunction.ts';

export const endOfYear = defineFunction({
  name: 'endOfYear',
  parameters: ['date'],
  result: 'date',
  meaning: 'The last day of the year of a day.',
  example: { expression: 'endOfYear("2026-11-21")', gives: '2026-12-31' },
  apply: (args) => lastDayOfYear(args.text(0)),
});

/** 31 December of the date's year. */
function lastDayOfYear(date: string): string {
  return `${String(readDate(date).year).padStart(4, '0')}-12-31`;
}
