import { type QuestionModel, resolveCondition, type Scope } from '#engine';
import { parentOf } from './parentOf.ts';

/**
 * The questions of a bank that are asked for these givens, in the bank's order. A condition over other answers
 * is not decided here: it stays alive where the answers are, unless it needs the answer to a question that is not asked.
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
