import { defineFunction } from '../defineFunction.ts';

export const removeSuffix = defineFunction({
  name: 'removeSuffix',
  parameters: ['text', 'text'],
  result: 'text',
  meaning: 'The text without that ending, when it has it.',
  example: { expression: 'removeSuffix("dune.pdf", ".pdf")', gives: 'dune' },
  apply: (args) => withoutSuffix(args.text(0), args.text(1)),
});

function withoutSuffix(text: string, suffix: string): string {
  return suffix !== '' && text.endsWith(suffix) ? text.slice(0, -suffix.length) : text;
}
