import type { FlowAnswers, QuestionModel } from '#engine';
import type { AnswerIds } from '../questions/answerIds.ts';

interface ReadAnswers {
  /** In the engine's shape: `q60: 601`, and a list of picks for pairs. */
  readonly answers: FlowAnswers;
  /** Places in the list that name no question or answer of the set. */
  readonly strangers: readonly number[];
}

/** Reads `[{ question, answer }]` as the API sends it. A question answered twice is a stranger the second time. */
export function toAnswers(
  questions: readonly QuestionModel[],
  { responses, ids }: { readonly responses: unknown; readonly ids: AnswerIds },
): ReadAnswers {
  const answers: Record<string, unknown> = {};
  const strangers: number[] = [];
  for (const [index, response] of (Array.isArray(responses) ? responses : []).entries()) {
    const { question: id, answer: given } = isResponse(response) ? response : nothing;
    const question = questions.find((candidate) => candidate.question === id);
    const answer = question === undefined ? given : ids.meant(question, given);
    const known = question?.answers.some((candidate) => candidate.answer === answer) ?? false;
    const key = `q${String(id)}`;
    if (question === undefined || !known) strangers.push(index);
    else if (question.format === 'pairs') answers[key] = [...listOf(answers[key]), answer];
    else if (key in answers) strangers.push(index);
    else answers[key] = answer;
  }
  return { answers, strangers };
}

const nothing = { question: undefined, answer: undefined };

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isResponse(value: unknown): value is { readonly question: unknown; readonly answer: unknown } {
  return typeof value === 'object' && value !== null && 'question' in value && 'answer' in value;
}
