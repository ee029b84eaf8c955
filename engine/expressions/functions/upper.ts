import { defineFunction } from '../defineFunction.ts';

export const upper = defineFunction({
  name: 'upper',
  parameters: ['text'],
  result: 'text',
  meaning: 'The text in capital letters.',
  example: { expression: 'upper("usa")', gives: 'USA' },
  apply: (args) => args.text(0).toUpperCase(),
});
