import { defineFunction } from '../defineFunction.ts';

export const startsWith = defineFunction({
  name: 'startsWith',
  parameters: ['text', 'text'],
  called: 'as a method',
  result: 'bool',
  meaning: 'Whether the text begins so.',
  example: { expression: '"dune.pdf".startsWith("dune")', gives: true },
  apply: (args) => args.text(0).startsWith(args.text(1)),
});
