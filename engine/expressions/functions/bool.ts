import { ExpressionError } from '../../parsing/ExpressionError.ts';
import { defineFunction } from '../defineFunction.ts';
import { typeName } from '../operators.ts';

export const bool = defineFunction({
  name: 'bool',
  parameters: ['any'],
  result: 'bool',
  meaning: 'Yes or no.',
  example: { expression: 'bool("true")', gives: true },
  apply: (args) => toBoolean(args.any(0)),
});

const trueWords: ReadonlySet<string> = new Set(['1', 't', 'true', 'TRUE', 'True']);
const falseWords: ReadonlySet<string> = new Set(['0', 'f', 'false', 'FALSE', 'False']);

/** Converts a boolean, or a text that CEL accepts as one, to a boolean. */
function toBoolean(value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'string' && trueWords.has(value)) return true;
  if (typeof value === 'string' && falseWords.has(value)) return false;
  throw new ExpressionError('expression/type', `bool: true or false expected, ${typeName(value)} given`);
}
