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

/** A number, or a text of one, as a whole number of 64 bits; what stands after the point is dropped. */
function toWhole(value: unknown): bigint {
  if (typeof value === 'bigint') return value;
  // Both bounds are out: the greatest whole number has no double of its own, and rounds to the one after it.
  if (typeof value === 'number' && Math.abs(value) < wholeLimit) return BigInt(Math.trunc(value));
  if (typeof value === 'string' && /^[+-]?\d{1,18}$/.test(value)) return BigInt(value);
  throw new ExpressionError('expression/type', `int: a whole number expected, ${typeName(value)} given`);
}
