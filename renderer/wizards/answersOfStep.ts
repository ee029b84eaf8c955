import { type FlowAnswers, isRecord } from '#engine';

/**
 * Returns the answers to the flow of a step, which a wizard stores under the name of the step. Older drafts have them
 * next to all other answers.
 */
export function answersOfStep(data: Readonly<Record<string, unknown>>, step: string): FlowAnswers {
  const { [step]: own } = data;
  return isRecord(own) ? own : data;
}

/** Returns what a wizard stores of the answers to the flow of a step, without undefined ones. */
export function toStepData(answers: FlowAnswers, step: string): Readonly<Record<string, unknown>> {
  return { [step]: Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined)) };
}
