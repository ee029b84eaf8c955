import { defineFunction } from '../defineFunction.ts';

export const capitalise = defineFunction({
  name: 'capitalise',
  parameters: ['text'],
  result: 'text',
  meaning: 'The text with its first letter in upper case.',
  example: { expression: 'capitalise("ada")', gives: 'Ada' },
  apply: (args) => withCapital(args.text(0)),
});

/** The text with its first letter in upper case. The other letters do not change. */
function withCapital(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}
