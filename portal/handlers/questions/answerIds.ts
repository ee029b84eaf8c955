import { createHmac } from 'node:crypto';
import type { QuestionModel } from '#engine';

/** Ids of banks are below; what is made here is not mistaken for one. */
const first = 1_000_000_000;
const last = 2_147_483_647;

/** How the answers of one evaluation are called where they are offered. */
export interface AnswerIds {
  /** The id under which an answer of the bank is offered. */
  readonly offered: (question: QuestionModel, answer: string | number) => string | number;
  /** The answer of the bank that was offered under an id. The bank's own ids mean what they always meant. */
  readonly meant: (question: QuestionModel, offered: unknown) => unknown;
  /** The answers of a question in the order in which they are offered. */
  readonly inOrder: (question: QuestionModel) => QuestionModel['answers'];
}

/**
 * Ids that say nothing about answers, made from a key of the evaluation: neither an id nor the order tells which answer
 * counts for what. Without a key, as for what was begun before there were any, the bank's own.
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
