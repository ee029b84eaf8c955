import { defineFunction } from '../defineFunction.ts';

export const lower = defineFunction({
  name: 'lower',
  parameters: ['text'],
  result: 'text',
  meaning: 'The text in small letters.',
  example: { expression: 'lower("Ada@Example.com")', gives: 'ada@example.com' },
  apply: (args) => args.text(0).toLowerCase(),
});
