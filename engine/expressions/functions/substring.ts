import { ExpressionError } from '../../parsing/ExpressionError.ts';
import { unitOf } from '../characters.ts';
import { defineFunction } from '../defineFunction.ts';

export const substring = defineFunction({
  name: 'substring',
  parameters: ['text', 'number', 'number'],
  called: 'as a method',
  required: 2,
  result: 'text',
  meaning: 'The text from one place to another, the second not included.',
  example: { expression: '"dune".substring(1, 3)', gives: 'un' },
  apply: (args) => cut(args.text(0), args.number(1), args.optionalNumber(2)),
});

/** The characters from `start` up to, but not including, `end`. Never cuts a character in two. */
function cut(text: string, start: number, end?: number): string {
  const from = unitOf(text, start);
  const to = end === undefined ? text.length : unitOf(text, end);
  if (from > to) throw new ExpressionError('expression/type', `${start} to ${end} is no part of a text`);
  return text.slice(from, to);
}
