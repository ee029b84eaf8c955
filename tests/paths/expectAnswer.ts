import { type PolicyModel, type QuestionModel, resolveCondition, resolveTemplate, type Scope } from '#engine';

interface AnswerAt {
  /** As the definition has it, with all its answers. */
  readonly question: QuestionModel;
  readonly given: unknown;
  /** What its conditions read. */
  readonly scope: Scope;
  readonly policies: readonly PolicyModel[];
}

/** The answer that remains at a question that is shown: the computed one, or what was given of the answers that may be selected. */
export function expectAnswer({ question, given, scope, policies }: AnswerAt): unknown {
  if (question.value !== undefined) return resolveTemplate(question.value, scope, policies) ?? undefined;
  const hidden = hiddenAnswers({ question, scope, policies });
  if (Array.isArray(given)) return given.filter((one: unknown) => !hidden.has(one));
  return hidden.has(given) ? undefined : given;
}

/** The answers whose condition does not hold; a statement goes with both of its halves. */
function hiddenAnswers({ question, scope, policies }: Omit<AnswerAt, 'given'>): ReadonlySet<unknown> {
  const hidden = question.answers.filter(({ when }) => when !== undefined && !resolveCondition(when, scope, policies));
  return new Set(hidden.flatMap(({ answer, no }) => (no === undefined ? [answer] : [answer, no])));
}
