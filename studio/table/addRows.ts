import { isRecord } from '#engine';
import { freeName, namesIn } from '../canvas/copyOf.ts';
import { insertAt, setAt, valueAt } from '../json/editJson.ts';
import { escapeText } from '../translations/writeText.ts';
import type { AddedRow } from './planPaste.ts';
import { rowsOf } from './rows.ts';

type Values = Readonly<Record<string, unknown>>;

/** A new question with its answers; without `text` the answers are those of the last question of the flow. */
interface NewQuestion {
  readonly values: Values;
  readonly text: unknown;
  readonly answers: readonly Values[];
}

/** How many questions and answers these rows add. */
export function countAdded(added: readonly AddedRow[]): { readonly questions: number; readonly answers: number } {
  const groups = groupRows(added);
  return {
    questions: groups.filter(({ text }) => text !== undefined).length,
    answers: groups.reduce((sum, { answers }) => sum + answers.length, 0),
  };
}

/**
 * The definition with more rows at its end. A row with the text of a question begins a question, which gets the next
 * free number; the answers of the rows below belong to it.
 */
export function addRows(definition: string, added: readonly AddedRow[]): string {
  const json: unknown = JSON.parse(definition);
  const taken = namesIn(json);
  const naming = createNaming(json);
  return groupRows(added).reduce((written, { values, text, answers }) => {
    if (text === undefined) return appendAnswers(written, answers.map(naming));
    const question = freeName(0, taken);
    const format = values['format'] ?? (answers.length > 0 ? naming.format : undefined);
    const list: unknown = valueAt(JSON.parse(written), '/questions');
    return insertAt(written, '/questions', Array.isArray(list) ? list.length : 0, {
      ...{ question, ...(format === undefined ? {} : { format }), ...values, text: escaped(text) },
      ...(answers.length === 0 ? {} : { answers: answers.map(naming) }),
    });
  }, definition);
}

function groupRows(added: readonly AddedRow[]): readonly NewQuestion[] {
  const groups: { values: Values; text: unknown; answers: Values[] }[] = [];
  for (const { question, answer } of added) {
    const { text, ...values } = question;
    const last = groups.at(-1);
    const isNew = text !== undefined && text !== last?.text;
    const group = last === undefined || isNew ? { values, text, answers: [] } : last;
    if (group !== last) groups.push(group);
    if (answer['text'] !== undefined) group.answers.push(answer);
  }
  return groups;
}

function appendAnswers(definition: string, answers: readonly unknown[]): string {
  const question = rowsOf(JSON.parse(definition)).at(-1)?.question;
  if (question === undefined || answers.length === 0) return definition;
  const list = `${question.pointer}/answers`;
  const known = isRecord(question.value) ? question.value['answers'] : undefined;
  if (!Array.isArray(known)) return setAt(definition, list, answers);
  return answers.reduce<string>(
    (written, answer, index) => insertAt(written, list, known.length + index, answer),
    definition,
  );
}

/** Names answers as those of the flow are named: by numbers, by words, or by their texts. */
function createNaming(json: unknown) {
  const rows = rowsOf(json);
  const answers = rows.flatMap(({ answer }) => answer?.value ?? []);
  const ids = answers.map((answer) => (isRecord(answer) ? answer['answer'] : answer));
  const numbers = ids.filter((id) => typeof id === 'number');
  const hasWords = numbers.length === 0 && answers.some((answer) => isRecord(answer));
  let last = Math.max(0, ...numbers);
  const asked = rows.findLast(({ answer }) => answer !== undefined)?.question.value;
  const name = ({ text, ...marks }: Values): unknown => {
    const written = String(text);
    if (numbers.length > 0) {
      last += 1;
      return { answer: last, text: escaped(text), ...marks };
    }
    const word = hasWords ? wordOf(written) : '';
    if (word !== '' && word !== written) return { answer: word, text: escaped(text), ...marks };
    return Object.keys(marks).length === 0 ? written : { answer: written, ...marks };
  };
  return Object.assign(name, { format: isRecord(asked) ? asked['format'] : 'radio' });
}

function wordOf(text: string): string {
  const words =
    text
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return words.slice(0, 6).join('-');
}

function escaped(text: unknown): unknown {
  return typeof text === 'string' ? escapeText(text) : text;
}
