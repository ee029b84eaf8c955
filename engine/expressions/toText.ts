import { ExpressionError } from '../parsing/ExpressionError.ts';
import { typeName } from './operators.ts';

/** Converts a text, number or boolean to text. Throws an `ExpressionError` for anything else. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') return String(value);
  throw new ExpressionError('expression/type', `text expected, ${typeName(value)} given`);
}
