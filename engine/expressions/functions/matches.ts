import { defineFunction } from '../defineFunction.ts';
import { matchPattern } from '../matchPattern.ts';

export const matches = defineFunction({
  name: 'matches',
  parameters: ['text', 'text'],
  called: 'either way',
  result: 'bool',
  meaning: 'Whether the pattern (RE2) is found in the text.',
  example: { expression: 'matches("AB12", "^[A-Z]+")', gives: true },
  apply: (args) => matchPattern(args.text(0), args.text(1), args.context),
});
