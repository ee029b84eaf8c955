import { isExpression } from './isExpression.ts';

/** Sources of the expressions anywhere in a compiled condition, template, choice or rule. */
export function expressionsIn(value: unknown): readonly string[] {
  if (isExpression(value)) return [value['=']];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(expressionsIn);
}
