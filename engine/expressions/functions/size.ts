import { ExpressionError } from '../../parsing/ExpressionError.ts';
import { defineFunction } from '../defineFunction.ts';
import { isList, isMap, typeName } from '../operators.ts';

export const size = defineFunction({
  name: 'size',
  parameters: ['any'],
  called: 'either way',
  result: 'number',
  meaning: 'Letters of a text, items of a list, entries of a map.',
  example: { expression: 'size("naïve")', gives: 5 },
  apply: (args) => sizeOf(args.any(0)),
});

function sizeOf(value: unknown): bigint {
  if (typeof value === 'string') return BigInt([...value].length);
  if (isList(value)) return BigInt(value.length);
  if (isMap(value)) return BigInt(Object.values(value).filter((item) => item !== undefined && item !== null).length);
  throw new ExpressionError('expression/type', `size: text, list or map expected, ${typeName(value)} given`);
}
