import { describe, expect, it } from 'vitest';
import { bundleSchema } from '#compiler';
import { addRows, countAdded } from './addRows.ts';
import { type TableTexts, writeCells } from './cells.ts';
import { columnsOf, entryOf, type TableColumn } from './columns.ts';
import { findingsOf } from './findings.ts';
import { planPaste } from './planPaste.ts';
import { rowsOf, type TableRow } from './rows.ts';
import { writeBlock } from './writeBlock.ts';

const schema: unknown = JSON.parse(JSON.stringify(bundleSchema('flow', 'editors')));
const flow = `{ "marks": { "points": "integer", "final": "boolean?" },
  "questions": [
    { "question": 1, "format": "radio", "text": "How fast?", "when": "=this.q2 == 'calm'",
      "answers": [
        { "answer": 11, "text": "Slow", "points": 1 },
        { "answer": 12, "text": "Fast", "points": 2 } ],
      "questions": [{ "question": 3, "text": "Why?", "maxLength": 80 }] },
    { "question": 2, "format": "select", "text": [{ "when": true, "is": "Which mood?" }], "answers": ["calm", "tense"] }
  ] }`;
const json: unknown = JSON.parse(flow);
const rows = rowsOf(json);
const columns = columnsOf(schema, json);

function columnOf(key: string): TableColumn {
  const found = columns.find((column) => column.key === key);
  if (found === undefined) throw new Error(`No column ${key}`);
  return found;
}

function rowOf(index: number): TableRow {
  const found = rows[index];
  if (found === undefined) throw new Error(`No row ${index}`);
  return found;
}

const english: TableTexts = { locale: 'en', text: flow, translations: '' };

describe('rows and columns of a flow', () => {
  it('has a row for each answer, and one for a question without answers', () => {
    expect(rows.map(({ question, answer, isFirst, depth }) => [question.id, answer?.id, isFirst, depth])).toEqual([
      ['1', '11', true, 0],
      ['1', '12', false, 0],
      ['3', undefined, true, 1],
      ['2', 'calm', true, 0],
      ['2', 'tense', false, 0],
    ]);
  });

  it('has the marks that the flow declares, and the properties of the meta-schema that it uses', () => {
    expect(columns.map(({ key, kind, field }) => `${key} ${kind} ${field.type}`)).toEqual([
      'question.question id string',
      'question.text text string',
      'answer.text text string',
      'answer.points value integer',
      'answer.final value boolean',
      'question.format value string',
      'question.maxLength value number',
      'question.when condition string',
    ]);
  });
});

describe('writing cells', () => {
  it('leaves everything else as it is written', () => {
    const edits = [
      { row: rowOf(0), column: columnOf('question.text'), value: '=How fast, now?' },
      { row: rowOf(1), column: columnOf('answer.points'), value: 5 },
    ];

    expect(writeCells(english, edits).text).toBe(
      flow.replace('"How fast?"', String.raw`"\\=How fast, now?"`).replace('"points": 2', '"points": 5'),
    );
  });

  it('gives an answer that was its own text a text and a mark, and keeps what is stored', () => {
    const edits = [
      { row: rowOf(3), column: columnOf('answer.text'), value: 'Calm' },
      { row: rowOf(3), column: columnOf('answer.points'), value: 3 },
    ];

    expect(JSON.parse(writeCells(english, edits).text)).toHaveProperty('questions.1.answers', [
      { answer: 'calm', text: 'Calm', points: 3 },
      'tense',
    ]);
  });

  it('writes a text of another language into its translations, with the English text that it is made for', () => {
    const french: TableTexts = { ...english, locale: 'fr' };
    const written = writeCells(french, [{ row: rowOf(1), column: columnOf('answer.text'), value: 'Vite' }]);

    expect(written.text).toBe(flow);
    expect(JSON.parse(written.translations)).toEqual({ 'q1.answers.12.text': { of: 'Fast', is: 'Vite' } });
  });
});

/** Reads a number in columns of numbers, and any text elsewhere. */
function read(text: string, { field }: TableColumn) {
  if (field.type !== 'integer') return { isRead: true, value: text } as const;
  return Number.isInteger(Number(text))
    ? ({ isRead: true, value: Number(text) } as const)
    : ({ isRead: false } as const);
}

function show(row: TableRow, column: TableColumn): string {
  const value = entryOf(row, column)?.value;
  if (typeof value !== 'object' || value === null) return column.word === 'text' ? String(value ?? '') : '';
  return String(new Map<string, unknown>(Object.entries(value)).get(column.word) ?? '');
}

function plan(at: { readonly row: number; readonly column: number }, block: readonly (readonly string[])[]) {
  return planPaste({ rows, columns, locale: 'en', at, block, show, read });
}

describe('pasting a block', () => {
  it('takes what fits, and names what does not by its row and column', () => {
    const { edits, refused } = plan({ row: 0, column: 0 }, [
      ['1', 'How fast are you?', 'Slow', 'many'],
      ['', '', 'Very fast', '7', '', 'radio'],
      ['3', '', '', '2'],
      ['', 'Which mood now?'],
    ]);

    expect(edits.map(({ row, column, value }) => [rows.indexOf(row), column.key, value])).toEqual([
      [0, 'question.text', 'How fast are you?'],
      [1, 'answer.text', 'Very fast'],
      [1, 'answer.points', 7],
    ]);
    expect(refused).toEqual([
      { row: 0, column: 3, text: 'many' },
      { row: 2, column: 1, text: '' },
      { row: 2, column: 3, text: '2' },
      { row: 3, column: 1, text: 'Which mood now?' },
    ]);
  });

  it('adds what is below the last row: a question by its text, and the answers below it', () => {
    const { edits, added, refused } = plan({ row: 4, column: 1 }, [
      ['', 'nervous'],
      ['', 'bored'],
      ['Where?', 'At home', '1'],
      ['Where?', 'Outside', '2'],
      ['', '', '9'],
    ]);
    const { questions }: { readonly questions: readonly { readonly answers: unknown }[] } = JSON.parse(
      addRows(flow, added),
    );

    expect(edits).toHaveLength(1);
    expect(refused).toEqual([{ row: 8, column: 3, text: '9' }]);
    expect(countAdded(added)).toEqual({ questions: 1, answers: 3 });
    expect(questions[1]?.answers).toEqual(['calm', 'tense', { answer: 13, text: 'bored' }]);
    expect(questions[2]).toEqual({
      ...{ question: 4, format: 'select', text: 'Where?' },
      answers: [
        { answer: 14, text: 'At home', points: 1 },
        { answer: 15, text: 'Outside', points: 2 },
      ],
    });
  });

  it('adds nothing in another language, and names what is left out', () => {
    const at = { row: 4, column: 1 };
    const block = [
      ['', 'tendu'],
      ['Où ?', 'Dehors'],
    ];
    const { added, refused } = planPaste({ rows, columns, locale: 'fr', at, block, show, read });

    expect(added).toEqual([]);
    expect(refused.map(({ row, text }) => `${row} ${text}`)).toEqual(['5 Où ?', '5 Dehors']);
  });

  it('copies a block as text that can be pasted again', () => {
    expect(
      writeBlock([
        ['Slow', '1'],
        ['Very\nfast', '"2"'],
      ]),
    ).toBe('Slow\t1\n"Very\nfast"\t"""2"""');
  });
});

it('shows a finding at its cell, at the cell around it, or at the number of its question', () => {
  const name = { kind: 'flow', definition: 'reading' };
  const at = (pointer: string) => ({
    code: 'x',
    severity: 'error',
    ...name,
    pointer,
    line: 1,
    column: 1,
    message: pointer,
  });
  const problems = ['/questions/0/answers/1/points', '/questions/0/when/2', '/questions/1/answers', '/title'].map(at);
  const found = findingsOf({ name, locale: 'en', rows, columns, problems });

  expect([...found.keys()]).toEqual([
    '/questions/0/answers/1 answer.points',
    '/questions/0/answers/0 question.when',
    '/questions/1/answers/0 question.question',
  ]);
});
