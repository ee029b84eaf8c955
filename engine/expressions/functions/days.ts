import { defineFunction } from '../defineFunction.ts';
import { Days } from '../operators.ts';

export const days = defineFunction({
  name: 'days',
  parameters: ['number'],
  result: 'days',
  meaning: 'So many days, to be added to a date or subtracted from it.',
  example: { expression: '"2026-02-27" + days(2)', gives: '2026-03-01' },
  apply: (args) => new Days(args.number(0)),
});
