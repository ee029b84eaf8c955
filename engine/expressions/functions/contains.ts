import { defineFunction } from '../defineFunction.ts';

export const contains = defineFunction({
  name: 'contains',
  parameters: ['text', 'text'],
  called: 'as a method',
  result: 'bool',
  meaning: 'Whether the text holds another.',
  example: { expression: '"Dune Messiah".contains("Mess")', gives: true },
  apply: (args) => args.text(0).includes(args.text(1)),
});
