import { daysLater } from '../calendarDate.ts';
import { defineFunction } from '../defineFunction.ts';

export const addDays = defineFunction({
  name: 'addDays',
  parameters: ['date', 'number'],
  result: 'same date',
  meaning: 'The day so many days later; earlier when negative.',
  example: { expression: 'addDays("2026-02-27", 2)', gives: '2026-03-01' },
  apply: (args) => daysLater(args.text(0), args.number(1)),
});
