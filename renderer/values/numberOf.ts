import { type Expression, evaluate, type Scope } from '#engine';

/**
 * Returns the number that an expression counts or adds up; undefined if it cannot be evaluated, for example after a
 * failed call.
 */
export function numberOf(value: Expression, scope: Scope): number | undefined {
  try {
    const counted = evaluate(value, scope);
    return typeof counted === 'number' && Number.isFinite(counted) ? counted : undefined;
  } catch {
    return undefined;
  }
}
