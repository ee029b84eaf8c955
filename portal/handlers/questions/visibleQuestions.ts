import { type QuestionModel, resolveCondition, type Scope } from '#engine';

/**
 * The questions of a bank that are asked for these givens, in the bank's order. A condition over other answers
 * is not decided here: it stays alive where the answers are.
 */
export function visibleQuestions(
  questions: readonly QuestionModel[],
  given: Readonly<Record<string, unknown>>,
  scope: Scope,
): readonly QuestionModel[] {
  const inner: Scope = { ...scope, variables: { ...scope.variables, ...given } };
  return questions.filter((question) => readsAnswers(question) || resolveCondition(question.when, inner));
}

function readsAnswers(question: QuestionModel): boolean {
  return /\b(?:this|root)\b/.test(JSON.stringify(question.when));
}
