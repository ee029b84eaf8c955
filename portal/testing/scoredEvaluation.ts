import { expressions } from '#compiler';
import {
  anonymous,
  type Clock,
  collectAnswers,
  computeResults,
  formatText,
  isRecord,
  type Runtime,
  type Scope,
  validateAnswers,
} from '#engine';
import { bankOf } from '../handlers/evaluations/evaluationQuestions.ts';
import { toAnswers } from '../handlers/evaluations/toAnswers.ts';
import { answerIds } from '../handlers/questions/answerIds.ts';
import { questionsOfBank } from '../handlers/questions/evaluationBank.ts';

interface Scored {
  /** Problems of the stored answers according to the bank. */
  readonly problems: readonly string[];
  /** The recommendation of the answers. Absent without answers. */
  readonly recommendation?: unknown;
}

/** Scores the answers of a stored evaluation again, and compares the result with the stored one. */
export function scoredEvaluation(
  evaluation: Readonly<Record<string, unknown>>,
  { runtime, clock }: { readonly runtime: Runtime; readonly clock: Clock },
): Scored {
  const { release } = runtime;
  const { companyId, evaluationDetails: details, regionId, side, status, type } = evaluation;
  if (status !== 'COMPLETE') return { problems: details === undefined ? [] : ['has answers before it is complete'] };
  const about = {
    side: side === 'manager' ? 'manager' : 'contractor',
    type: String(type),
    regionId: Number(regionId),
    companyId: Number(companyId),
  } as const;
  const { bank, about: asking } = bankOf(release, about);
  const scope: Scope = { variables: { ...asking }, user: anonymous, settings: release.settings, clock, expressions };
  const { flow } = bank;
  const asked = questionsOfBank(bank, asking, scope);
  const stored = Array.isArray(details) ? details.filter(isRecord) : [];
  const { answers, strangers } = toAnswers(asked, { responses: stored, ids: answerIds(undefined) });
  const picked = collectAnswers({ questions: asked, answers, scope, release });
  const results = computeResults({ flow, picked, scope });
  const wrong = validateAnswers({ questions: asked, answers, scope, runtime, strict: true });
  const misquoted = stored.filter((detail) => {
    const question = asked.find((one) => one.question === detail['question']);
    const answer = question?.answers.find((one) => [one.answer, one.no].includes(Number(detail['answer'])));
    return question === undefined || formatText(question.text, scope, runtime) !== detail['questionText']
      ? true
      : answer === undefined;
  });
  return {
    recommendation: results['recommendation'],
    problems: [
      ...strangers.map((place) => `answers ${String(stored[place]?.['question'])} with what is not offered`),
      ...wrong.map(({ path, code }) => `answer ${path}: ${code}`),
      ...misquoted.map((detail) => `quotes question ${String(detail['question'])} in other words`),
      ...(results['score'] === evaluation['score'] ? [] : ['has another score than its answers']),
    ],
  };
}
