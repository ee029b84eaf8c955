import type { StepModel } from '#engine';

/**
 * Returns the usual duration in minutes of a wizard's current step and those after it. Steps without a duration count
 * 0, and of the current step only the `share` that is not done yet, from 1 to 0.
 */
export function minutesLeft(steps: readonly Pick<StepModel, 'step' | 'minutes'>[], current: string, share = 1): number {
  const at = steps.findIndex(({ step }) => step === current);
  if (at < 0) return 0;
  const after = steps.slice(at + 1).reduce((sum, { minutes = 0 }) => sum + minutes, 0);
  return after + Math.ceil((steps[at]?.minutes ?? 0) * share);
}
