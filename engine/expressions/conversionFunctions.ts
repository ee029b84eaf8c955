import { ExpressionError } from './ExpressionError.ts';
import { isNumber, typeName } from './operators.ts';

const wholeLimit = 2 ** 63;

/** A number, or a text of one, as a whole number of 64 bits; what stands after the point is dropped. */
export function toWhole(value: unknown): bigint {
  if (typeof value === 'bigint') return value;
  // Both bounds are out: the greatest whole number has no double of its own, and rounds to the one after it.
  if (typeof value === 'number' && Math.abs(value) < wholeLimit) return BigInt(Math.trunc(value));
  if (typeof value === 'string' && /^[+-]?\d{1,18}$/.test(value)) return BigInt(value);
  throw new ExpressionError('expr/type', `int: a whole number expected, ${typeName(value)} given`);
}

/** A number, or a text of one. */
export function toNumber(value: unknown): number {
  if (isNumber(value)) return Number(value);
  if (typeof value === 'string' && /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(value)) return Number(value);
  throw new ExpressionError('expr/type', `double: a number expected, ${typeName(value)} given`);
}

const trueWords: ReadonlySet<string> = new Set(['1', 't', 'true', 'TRUE', 'True']);
const falseWords: ReadonlySet<string> = new Set(['0', 'f', 'false', 'FALSE', 'False']);

/** True or false, also from the words and signs of it that CEL knows. */
export function toBoolean(value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'string' && trueWords.has(value)) return true;
  if (typeof value === 'string' && falseWords.has(value)) return false;
  throw new ExpressionError('expr/type', `bool: true or false expected, ${typeName(value)} given`);
}
