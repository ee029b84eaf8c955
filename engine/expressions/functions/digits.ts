import { defineFunction } from '../defineFunction.ts';

export const digits = defineFunction({
  name: 'digits',
  parameters: ['text'],
  result: 'text',
  meaning: 'The digits of a text.',
  example: { expression: 'digits("+1 (555) 010-0199")', gives: '15550100199' },
  apply: (args) => args.text(0).replace(/[^0-9]/g, ''),
});
