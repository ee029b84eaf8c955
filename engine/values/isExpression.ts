import type { Choice, Expression } from '../model/value.types.ts';

/** True for a compiled expression, `{ "=": "…" }`. */
export function isExpression(value: unknown): value is Expression {
  return typeof value === 'object' && value !== null && '=' in value && typeof value['='] === 'string';
}

/** True for a compiled choice, `{ "choice": […] }`. */
export function isChoice<T>(value: unknown): value is Choice<T> {
  return typeof value === 'object' && value !== null && 'choice' in value && Array.isArray(value.choice);
}
