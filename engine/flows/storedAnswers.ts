import type { FlowModel, QuestionModel } from '../model/kinds/flow.types.ts';
import { isRecord } from '../records/readPath.ts';
import { answersOfList } from './answersOfList.ts';
import type { FlowAnswers } from './FlowAnswers.ts';

/** The questions of a flow that contains them; none if they are loaded. */
export function ownQuestions({ questions }: Pick<FlowModel, 'questions'>): readonly QuestionModel[] {
  return isBank(questions) ? questions : [];
}

/**
 * Returns the answers of a record by `q<id>`. They are stored so, or in a list with a question and an answer in each
 * entry. An entry to a question that the flow does not have is kept.
 */
export function storedAnswers(questions: readonly QuestionModel[], stored: unknown): FlowAnswers {
  if (!Array.isArray(stored)) return isRecord(stored) ? stored : {};
  const entries: readonly unknown[] = stored;
  const known = new Set<unknown>(questions.flatMap(idsBelow));
  const strangers = entries.flatMap((entry): readonly (readonly [string, unknown])[] =>
    isRecord(entry) && !known.has(entry['question']) ? [[`q${String(entry['question'])}`, entry['answer']]] : [],
  );
  return { ...answersOfList(questions, entries), ...Object.fromEntries(strangers) };
}

/** Returns what a flow is given: single values of a record, by name. */
export function givenOfRecord(
  { given }: Pick<FlowModel, 'given'>,
  record: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const names = Object.keys(given).filter((name) => record[name] !== undefined && typeof record[name] !== 'object');
  return Object.fromEntries(names.map((name) => [name, record[name]]));
}

function idsBelow({ question, questions }: QuestionModel): readonly unknown[] {
  return [question, ...questions.flatMap(idsBelow)];
}

function isBank(questions: FlowModel['questions']): questions is readonly QuestionModel[] {
  return Array.isArray(questions);
}
