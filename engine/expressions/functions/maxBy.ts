import { defineFunction } from '../defineFunction.ts';
import { pickBy } from '../pickBy.ts';

export const maxBy = defineFunction({
  name: 'maxBy',
  parameters: ['list', 'path'],
  result: 'item',
  meaning: 'The item with the largest value at a path.',
  example: { expression: 'maxBy([{"n": 1}, {"n": 2}], "n")', gives: { n: 2 } },
  apply: (args) => pickBy(args.list(0), args.text(1), 'greatest', args.context.budget),
});
