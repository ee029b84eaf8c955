import { defineFunction } from '../defineFunction.ts';
import { pickBy } from '../pickBy.ts';

export const minBy = defineFunction({
  name: 'minBy',
  parameters: ['list', 'path'],
  result: 'item',
  meaning: 'The item with the smallest value at a path.',
  example: { expression: 'minBy([{"n": 1}, {"n": 2}], "n")', gives: { n: 1 } },
  apply: (args) => pickBy(args.list(0), args.text(1), 'least', args.context.budget),
});
