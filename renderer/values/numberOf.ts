import { type Expression, evaluate, type Scope } from '#engine';

/** A number that is counted or summed. One that cannot be, as while a call has failed, is none. */
export function numberOf(value: Expression, scope: Scope): number | undefined {
  try {
    const counted = evaluate(value, scope);
    return typeof counted === 'number' && Number.isFinite(counted) ? counted : undefined;
  } catch {
    return undefined;
  }
}
