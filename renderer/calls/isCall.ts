import type { CallModel } from '#engine';

/** Returns whether a value is a call, not a template or variable: only a call has `run`, `as` and `notices`. */
export function isCall(value: unknown): value is CallModel {
  return typeof value === 'object' && value !== null && 'run' in value && 'as' in value && 'notices' in value;
}
