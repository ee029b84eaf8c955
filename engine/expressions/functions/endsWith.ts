import { defineFunction } from '../defineFunction.ts';

export const endsWith = defineFunction({
  name: 'endsWith',
  parameters: ['text', 'text'],
  called: 'as a method',
  result: 'bool',
  meaning: 'Whether the text ends so.',
  example: { expression: '"dune.pdf".endsWith(".pdf")', gives: true },
  apply: (args) => args.text(0).endsWith(args.text(1)),
});
