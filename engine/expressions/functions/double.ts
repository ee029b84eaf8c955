import { ExpressionError } from '../../parsing/ExpressionError.ts';
import { defineFunction } from '../defineFunction.ts';
import { isNumber, typeName } from '../operators.ts';

export const double = defineFunction({
  name: 'double',
  parameters: ['any'],
  result: 'number',
  meaning: 'A number.',
  example: { expression: 'double("1.5")', gives: 1.5 },
  apply: (args) => toNumber(args.any(0)),
});

/** A number, or a text of one. */
function toNumber(value: unknown): number {
  if (isNumber(value)) return Number(value);
  if (typeof value === 'string' && /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(value)) return Number(value);
  throw new ExpressionError('expression/type', `double: a number expected, ${typeName(value)} given`);
}
