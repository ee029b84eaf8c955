import { isRecord } from '#engine';

/** A question or an answer, with its place in the definition. */
export interface TableEntry {
  readonly id: string;
  readonly pointer: string;
  /** As it is written: an answer can be a text alone. */
  readonly value: unknown;
}

/** One answer with its question. A question without answers has one row. */
export interface TableRow {
  readonly key: string;
  readonly question: TableEntry;
  readonly answer: TableEntry | undefined;
  /** The first row of a question, which shows what belongs to the question. */
  readonly isFirst: boolean;
  /** How many questions it is below. */
  readonly depth: number;
}

/** The questions of a flow with their answers, in order. Empty for a flow that loads its questions. */
export function rowsOf(json: unknown): readonly TableRow[] {
  return isRecord(json) ? rowsIn(json['questions'], '/questions', 0) : [];
}

function rowsIn(list: unknown, pointer: string, depth: number): readonly TableRow[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((value: unknown, index): readonly TableRow[] => {
    if (!isRecord(value) || value['question'] === undefined) return [];
    const question = { id: String(value['question']), pointer: `${pointer}/${index}`, value };
    const { answers } = value;
    const entries: readonly unknown[] = Array.isArray(answers) ? answers : [];
    const shown = entries.map((answer, at): TableEntry => {
      const id = isRecord(answer) ? answer['answer'] : answer;
      return { id: String(id), pointer: `${question.pointer}/answers/${at}`, value: answer };
    });
    const own = (shown.length === 0 ? [undefined] : shown).map((answer, at) => ({
      ...{ key: answer?.pointer ?? question.pointer, question, answer },
      ...{ isFirst: at === 0, depth },
    }));
    return [...own, ...rowsIn(value['questions'], `${question.pointer}/questions`, depth + 1)];
  });
}
