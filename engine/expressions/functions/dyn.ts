import { defineFunction } from '../defineFunction.ts';

export const dyn = defineFunction({
  name: 'dyn',
  parameters: ['any'],
  result: 'any',
  meaning: 'The same value, its type left to the moment.',
  example: { expression: 'dyn(1)', gives: 1 },
  apply: (args) => args.any(0),
});
