import { type QuestionModel, resolveCondition, type Scope } from '#engine';
import { parentOf } from './parentOf.ts';

/**
 * Returns the questions of a bank that apply to these values, in the bank's order. A condition on other answers is kept
 * and evaluated where the answers are, unless it needs the answer to a question that does not apply.
 */
export function visibleQuestions(
  questions: readonly QuestionModel[],
  given: Readonly<Record<string, unknown>>,
  scope: Scope,
): readonly QuestionModel[] {
  const inner: Scope = { ...scope, variables: { ...scope.variables, ...given } };
  const asked = questions.filter((question) => readsAnswers(question) || resolveCondition(question.when, inner));
  const ids = new Set<unknown>(asked.map(({ question }) => question));
  return asked.filter((question) => {
    const parent = readsAnswers(question) ? parentOf(question) : undefined;
    return parent === undefined || ids.has(parent.question);
  });
}

function readsAnswers(question: QuestionModel): boolean {
  return /\b(?:this|root)\b/.test(JSON.stringify(question.when));
}
