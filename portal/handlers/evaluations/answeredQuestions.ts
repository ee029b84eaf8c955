import { isRecord, type QuestionModel, type Text } from '#engine';
import type { HandlerContext } from '#server';
import { bankOf } from './evaluationQuestions.ts';
import { toStoredEvaluation } from './findEvaluation.ts';
import { underRelease } from './underRelease.ts';

type Row = Readonly<Record<string, unknown>>;

/** What was asked and answered, as it was stored, with what its bank knows of it. */
export interface AnsweredQuestion {
  readonly question: number;
  readonly questionText: string;
  readonly answer: unknown;
  readonly answerText: string;
  readonly icCompliant: boolean;
  /** The statement of a pair, and whether it was said to hold. */
  readonly statement?: string;
  readonly holds?: boolean;
  /** What takes exactly one answer: a question, or a statement of one. */
  readonly slot: string;
  /** The answer of the other side that says the same. */
  readonly counterpart?: unknown;
}

/** The answers of a stored evaluation, read with the bank of the release that they were given under. */
export async function answeredQuestions(context: HandlerContext, record: Row): Promise<readonly AnsweredQuestion[]> {
  const evaluation = toStoredEvaluation(record);
  const pinned = await underRelease(context, { ...evaluation, begunUnder: String(record['release']) });
  const questions = bankFor(pinned, evaluation);
  // An earlier bank may not say yet what has a counterpart.
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

/** The questions of the bank that an evaluation was asked from. */
export function bankFor(
  context: Pick<HandlerContext, 'release'>,
  evaluation: Parameters<typeof bankOf>[1],
): readonly QuestionModel[] {
  return bankOf(context.release, evaluation).bank.questions;
}

/** What a bank's answer fills: its question, or in a question of pairs the statement that it is a half of. */
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

/** The half of a statement that says that it holds. */
function yesOf({ answers }: QuestionModel, answer: unknown) {
  return answers.find((one) => one.no !== undefined && (one.answer === answer || one.no === answer));
}
