import { type PolicyModel, type QuestionModel, resolveCondition, resolveTemplate, type Scope } from '#engine';

interface AnswerAt {
  /** The question of the definition with all its answers. */
  readonly question: QuestionModel;
  readonly given: unknown;
  /** The scope of its conditions. */
  readonly scope: Scope;
  readonly policies: readonly PolicyModel[];
}

/**
 * Returns the answer that a visible question keeps: the computed one, or the given one without options that may not be
 * selected.
 */
export function expectAnswer({ question, given, scope, policies }: AnswerAt): unknown {
  if (question.value !== undefined) return resolveTemplate(question.value, scope, policies) ?? undefined;
  const hidden = hiddenAnswers({ question, scope, policies });
  if (Array.isArray(given)) return given.filter((one: unknown) => !hidden.has(one));
  return hidden.has(given) ? undefined : given;
}

/** Returns the options whose condition is false. Both values of a statement are hidden together. */
function hiddenAnswers({ question, scope, policies }: Omit<AnswerAt, 'given'>): ReadonlySet<unknown> {
  const hidden = question.answers.filter(({ when }) => when !== undefined && !resolveCondition(when, scope, policies));
  return new Set(hidden.flatMap(({ answer, no }) => (no === undefined ? [answer] : [answer, no])));
}
