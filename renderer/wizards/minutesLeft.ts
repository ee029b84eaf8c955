import type { StepModel } from '#engine';

/**
 * Returns the usual duration in minutes of a wizard's current step and those after it. Steps without a duration count
 * 0.
 */
export function minutesLeft(steps: readonly Pick<StepModel, 'step' | 'minutes'>[], current: string): number {
  const at = steps.findIndex(({ step }) => step === current);
  return at < 0 ? 0 : steps.slice(at).reduce((sum, { minutes = 0 }) => sum + minutes, 0);
}
