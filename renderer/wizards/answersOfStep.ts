import { type FlowAnswers, isRecord } from '#engine';

/**
 * Answers to the flow of a step, which a wizard keeps under the name of the step. Drafts that were begun before kept them
 * beside all other answers.
 */
export function answersOfStep(data: Readonly<Record<string, unknown>>, step: string): FlowAnswers {
  const { [step]: own } = data;
  return isRecord(own) ? own : data;
}

/** What a wizard keeps of the answers to the flow of a step: those that are given. */
export function toStepData(answers: FlowAnswers, step: string): Readonly<Record<string, unknown>> {
  return { [step]: Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined)) };
}
