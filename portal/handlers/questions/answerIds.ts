import { createHmac } from 'node:crypto';
import type { QuestionModel } from '#engine';

/** Range of generated ids. The ids of banks are below it. */
const first = 1_000_000_000;
const last = 2_147_483_647;

/** Ids and order of the answers of one evaluation. */
export interface AnswerIds {
  /** Returns the shown id of an answer of the bank. */
  readonly offered: (question: QuestionModel, answer: string | number) => string | number;
  /** Returns the answer of the bank for a shown id. The bank's own ids are accepted too. */
  readonly meant: (question: QuestionModel, offered: unknown) => unknown;
  /** Returns the answers of a question in the shown order. */
  readonly inOrder: (question: QuestionModel) => QuestionModel['answers'];
}

/**
 * Returns ids and an order that reveal nothing about answers, generated from a key of the evaluation. Without a key, as
 * for evaluations from before there were keys, they are those of the bank.
 */
export function answerIds(key: string | undefined): AnswerIds {
  const offered: AnswerIds['offered'] = (question, answer) =>
    key === undefined ? answer : (offeredIds(key, question).get(answer) ?? answer);
  return {
    offered,
    meant: (question, id) => question.answers.find(({ answer }) => offered(question, answer) === id)?.answer ?? id,
    inOrder: (question) =>
      key === undefined
        ? question.answers
        : question.answers.toSorted(
            (a, b) => Number(offered(question, a.answer)) - Number(offered(question, b.answer)),
          ),
  };
}

function offeredIds(key: string, question: QuestionModel): ReadonlyMap<string | number, number> {
  const taken = new Set<number>();
  return new Map(
    question.answers.map(({ answer }) => {
      let id = first + (digest(`${key} ${question.question} ${answer}`) % (last - first));
      while (taken.has(id)) id += 1;
      taken.add(id);
      return [answer, id] as const;
    }),
  );
}

function digest(text: string): number {
  return createHmac('sha256', 'answer').update(text).digest().readUInt32BE();
}
