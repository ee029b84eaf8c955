import { ExpressionError } from '../../parsing/ExpressionError.ts';
import { defineFunction } from '../defineFunction.ts';

export const between = defineFunction({
  name: 'between',
  parameters: ['text', 'text', 'text'],
  result: 'text',
  meaning: 'What stands between two marks; absent when one is missing.',
  example: { expression: 'between("a<b>c", "<", ">")', gives: 'b' },
  apply: (args) => textBetween(args.text(0), args.text(1), args.text(2)),
});

/** The text between the first opening mark and the next closing mark. Throws `expr/absent` if either is missing. */
function textBetween(text: string, opening: string, closing: string): string {
  const from = text.indexOf(opening);
  const to = from < 0 ? -1 : text.indexOf(closing, from + opening.length);
  if (to < 0) throw new ExpressionError('expr/absent', `Nothing stands between "${opening}" and "${closing}"`);
  return text.slice(from + opening.length, to);
}
