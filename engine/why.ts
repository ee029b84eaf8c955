/** The API for explaining what a page shows, and what stored answers lead to. Pages load it only when somebody asks. */

export { pathsRead } from './expressions/pathsRead.ts';
export { type AnswerSource, answerSources } from './flows/answerSources.ts';
export type { FlowInput } from './flows/FlowAnswers.ts';
export { givenOfRecord, ownQuestions, storedAnswers } from './flows/storedAnswers.ts';
export type { TracedRead } from './why/createObserver.ts';
export { explainCondition } from './why/explainCondition.ts';
export { explainFields } from './why/explainFields.ts';
export {
  type CountedQuestion,
  type ExplainedOutcome,
  type ExplainedResult,
  explainOutcome,
} from './why/explainOutcome.ts';
export { explainQuestions } from './why/explainQuestions.ts';
export { type ExplainedRule, explainRules } from './why/explainRules.ts';
export type { ExplainedField, ExplainedQuestion, Reason, ReasonPart } from './why/Reason.types.ts';
export { type TracedExpression, traceScope } from './why/traceScope.ts';
