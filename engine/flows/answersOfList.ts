import type { QuestionModel } from '../model/kinds/flow.types.ts';
import { isRecord } from '../records/readPath.ts';
import { answerKey, type FlowAnswers } from './FlowAnswers.ts';
import { findFormat } from './questionFormats.ts';

type Entry = Readonly<Record<string, unknown>>;

/**
 * Reads answers from a list as a flow sends it: one entry for each selected answer, with its question and, under a
 * repeated question, its instance number. Drops entries that match no question.
 */
export function answersOfList(questions: readonly QuestionModel[], list: readonly unknown[]): FlowAnswers {
  return read(questions, list.filter(isRecord));
}

function read(questions: readonly QuestionModel[], entries: readonly Entry[]): FlowAnswers {
  const answers: Record<string, unknown> = {};
  for (const question of questions) {
    const key = answerKey(question);
    if (question.repeat === undefined) {
      const value = pickedValue(question, entries);
      if (value !== undefined) answers[key] = value;
      Object.assign(answers, read(question.questions, entries));
    } else {
      const repetitions = repetitionsOf(question, entries);
      if (repetitions.length > 0) answers[key] = repetitions;
    }
  }
  return answers;
}

function pickedValue({ question, format }: QuestionModel, entries: readonly Entry[]): unknown {
  const given = entries.filter((entry) => entry['question'] === question).map((entry) => entry['answer']);
  return findFormat(format)?.holdsSeveral && given.length > 0 ? given : given[0];
}

function repetitionsOf(question: QuestionModel, entries: readonly Entry[]): readonly FlowAnswers[] {
  const { repeat: _repeat, ...own } = question;
  const ids = new Set(idsBelow(question));
  const below = entries.filter((entry) => ids.has(entry['question']));
  const numbers = [...new Set(below.map(numberOf))].sort((left, right) => left - right);
  return numbers.map((number) =>
    read(
      [own],
      below.filter((entry) => numberOf(entry) === number),
    ),
  );
}

function numberOf({ groupId }: Entry): number {
  return typeof groupId === 'number' ? groupId : 1;
}

function idsBelow({ question, questions }: QuestionModel): readonly unknown[] {
  return [question, ...questions.flatMap(idsBelow)];
}
