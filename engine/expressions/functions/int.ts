import { ExpressionError } from '../../parsing/ExpressionError.ts';
import { defineFunction } from '../defineFunction.ts';
import { typeName } from '../operators.ts';

export const int = defineFunction({
  name: 'int',
  parameters: ['any'],
  result: 'number',
  meaning: 'A whole number, decimals cut off.',
  example: { expression: 'int("42")', gives: 42 },
  apply: (args) => toWhole(args.any(0)),
});

const wholeLimit = 2 ** 63;

/** Converts a number, or a text of one, to a 64-bit integer. Drops decimals. */
function toWhole(value: unknown): bigint {
  if (typeof value === 'bigint') return value;
  // Both bounds are excluded: the largest 64-bit integer has no exact double and rounds up to the next one.
  if (typeof value === 'number' && Math.abs(value) < wholeLimit) return BigInt(Math.trunc(value));
  if (typeof value === 'string' && /^[+-]?\d{1,18}$/.test(value)) return BigInt(value);
  throw new ExpressionError('expression/type', `int: a whole number expected, ${typeName(value)} given`);
}
