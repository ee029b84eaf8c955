import { ExpressionError } from '../../parsing/ExpressionError.ts';
import { defineFunction } from '../defineFunction.ts';

export const first = defineFunction({
  name: 'first',
  parameters: ['list'],
  result: 'item',
  meaning: 'The first item of a list; absent when it is empty.',
  example: { expression: 'first([3, 4])', gives: 3 },
  apply: (args) => firstOf(args.list(0)),
});

function firstOf(items: readonly unknown[]): unknown {
  const [item] = items;
  if (item === undefined || item === null) throw new ExpressionError('expr/absent', 'The list has no first item');
  return item;
}
