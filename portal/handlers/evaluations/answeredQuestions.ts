import { isRecord, type QuestionModel, type Text } from '#engine';
import type { HandlerContext } from '#server';
import { bankOf } from './evaluationQuestions.ts';
import { toStoredEvaluation } from './findEvaluation.ts';
import { underRelease } from './underRelease.ts';

type Row = Readonly<Record<string, unknown>>;

/** A stored question and answer, with the properties of its question bank. */
export interface AnsweredQuestion {
  readonly question: number;
  readonly questionText: string;
  readonly answer: unknown;
  readonly answerText: string;
  readonly icCompliant: boolean;
  /** The statement of a pair, and whether it was confirmed. */
  readonly statement?: string;
  readonly holds?: boolean;
  /** Unit with exactly one answer: a question, or a statement of one. */
  readonly slot: string;
  /** The equivalent answer of the other side. */
  readonly counterpart?: unknown;
}

/** Returns the answers of a stored evaluation, with the question bank of their release. */
export async function answeredQuestions(context: HandlerContext, record: Row): Promise<readonly AnsweredQuestion[]> {
  const evaluation = toStoredEvaluation(record);
  const pinned = await underRelease(context, { ...evaluation, begunUnder: String(record['release']) });
  const questions = bankFor(pinned, evaluation);
  // An earlier bank may lack counterparts, so those of the live release are used.
  const present = bankFor(context, evaluation);
  const details = record['evaluationDetails'];
  const given = Array.isArray(details) ? details.filter(isRecord) : [];
  return given.map((detail) => {
    const question = questions.find((one) => one.question === detail['question']);
    const known = knownAnswer(question, detail, pinned.text);
    const counterpart = counterpartIn([question, present.find((one) => one.question === detail['question'])], detail);
    return { ...storedAnswer(detail), ...known, ...(counterpart === undefined ? {} : { counterpart }) };
  });
}

function counterpartIn(questions: readonly (QuestionModel | undefined)[], { answer }: Row): unknown {
  const answers = questions.flatMap((question) => question?.answers.filter((one) => one.answer === answer) ?? []);
  return answers.find(({ marks }) => marks['counterpart'] !== undefined)?.marks['counterpart'];
}

/** Returns the questions of an evaluation's bank. */
export function bankFor(
  context: Pick<HandlerContext, 'release'>,
  evaluation: Parameters<typeof bankOf>[1],
): readonly QuestionModel[] {
  return bankOf(context.release, evaluation).bank.questions;
}

/** Returns the slot of an answer: its question, or for a question with pairs, the statement it is a half of. */
export function slotOf(question: QuestionModel, answer: unknown): string {
  const yes = question.format === 'pairs' ? yesOf(question, answer) : undefined;
  return yes === undefined ? `q${question.question}` : `q${question.question}/${yes.answer}`;
}

function storedAnswer(detail: Row) {
  return {
    question: Number(detail['question']),
    questionText: String(detail['questionText'] ?? ''),
    answer: detail['answer'],
    answerText: String(detail['answerText'] ?? ''),
    icCompliant: detail['icCompliant'] === true,
  };
}

function knownAnswer(question: QuestionModel | undefined, detail: Row, words: (text: Text) => string) {
  const { answer } = detail;
  if (question === undefined) return { slot: `q${String(detail['question'])}/${String(answer)}` };
  const yes = question.format === 'pairs' ? yesOf(question, answer) : undefined;
  return {
    slot: slotOf(question, answer),
    ...(yes === undefined ? {} : { statement: words(yes.text), holds: yes.answer === answer }),
  };
}

/** Returns the affirmative half of a statement. */
function yesOf({ answers }: QuestionModel, answer: unknown) {
  return answers.find((one) => one.no !== undefined && (one.answer === answer || one.no === answer));
}
