import type { StepModel } from '#engine';

/** Minutes that the current step of a wizard and those after it usually take, of the steps that say it. */
export function minutesLeft(steps: readonly Pick<StepModel, 'step' | 'minutes'>[], current: string): number {
  const at = steps.findIndex(({ step }) => step === current);
  return at < 0 ? 0 : steps.slice(at).reduce((sum, { minutes = 0 }) => sum + minutes, 0);
}
