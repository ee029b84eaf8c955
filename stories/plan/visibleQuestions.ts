import type { FlowModel, QuestionModel, Release } from '#engine';

/** Returns the questions of a flow: its own, or those of the bank that its operation returns. */
export function askedQuestions(flow: FlowModel, release: Release): readonly QuestionModel[] {
  const own = listOf(flow);
  if (own) return own;
  const bank = flow.bank === undefined ? undefined : release.flows[flow.bank];
  return (bank && listOf(bank)) ?? [];
}

function listOf({ questions }: FlowModel): readonly QuestionModel[] | undefined {
  return isList(questions) ? questions : undefined;
}

function isList(questions: FlowModel['questions']): questions is readonly QuestionModel[] {
  return Array.isArray(questions);
}
