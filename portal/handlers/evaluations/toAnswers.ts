import type { FlowAnswers, QuestionModel } from '#engine';
import type { AnswerIds } from '../questions/answerIds.ts';

interface ReadAnswers {
  /** In the engine's format: `q60: 601`, and a list for pairs. */
  readonly answers: FlowAnswers;
  /** Indexes of entries with an unknown question or answer. */
  readonly strangers: readonly number[];
}

/** Parses `[{ question, answer }]` of the API. A second answer to a question counts as unknown. */
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
