import { defineFunction } from '../defineFunction.ts';

export const trim = defineFunction({
  name: 'trim',
  parameters: ['text'],
  called: 'either way',
  result: 'text',
  meaning: 'The text without white space around it.',
  example: { expression: 'trim("  Dune ")', gives: 'Dune' },
  apply: (args) => withoutSpace(args.text(0)),
});

/** The text without leading and trailing white space, as defined by Unicode. */
function withoutSpace(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isSpace(text, start)) start += 1;
  while (end > start && isSpace(text, end - 1)) end -= 1;
  return text.slice(start, end);
}

function isSpace(text: string, index: number): boolean {
  return /\p{White_Space}/u.test(text.charAt(index));
}
