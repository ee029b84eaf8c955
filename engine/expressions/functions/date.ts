import { daysLater } from '../calendarDate.ts';
import { defineFunction } from '../defineFunction.ts';

export const date = defineFunction({
  name: 'date',
  parameters: ['text'],
  result: 'date',
  meaning: 'The day that a moment or a text begins with.',
  example: { expression: 'date("2026-11-21T09:30:00.000Z")', gives: '2026-11-21' },
  apply: (args) => daysLater(args.text(0), 0).slice(0, 10),
});
