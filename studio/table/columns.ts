import type { FieldModel } from '#engine';
import { isRecord } from '#engine';
import { describePart, type SimpleProperty } from '../properties/describeProperties.ts';
import { formOfProperties } from '../properties/formOfProperties.ts';
import { alternativeFor, isMetaSchema, type MetaSchema, schemaAt } from '../properties/metaSchema.ts';
import { rowsOf, type TableEntry, type TableRow } from './rows.ts';

/** A property of questions or of answers. */
export interface TableColumn {
  readonly key: string;
  /** Whose property it is. */
  readonly of: 'question' | 'answer';
  readonly word: string;
  /** `id` and `condition` are read only, `text` has translations. */
  readonly kind: 'id' | 'text' | 'value' | 'condition';
  readonly input: SimpleProperty['input'];
  /** How a cell is read. */
  readonly field: FieldModel;
  readonly isRequired: boolean;
}

type Owner = TableColumn['of'];

/** A definition with one of each, whose properties the meta-schema describes. */
const sample = { questions: [{ question: 1, text: '', answers: [{ answer: 1 }] }] };
const places: Readonly<Record<Owner, string>> = { question: '/questions/0', answer: '/questions/0/answers/0' };
const values: Readonly<Record<Owner, object>> = { question: sample.questions[0] ?? {}, answer: { answer: 1 } };

/**
 * The columns of a flow: the number and the texts, the marks that the flow declares, what its answers and questions use
 * of the properties of the meta-schema, and the conditions.
 */
export function columnsOf(schema: unknown, json: unknown): readonly TableColumn[] {
  if (!isMetaSchema(schema) || !isRecord(json)) return [];
  const rows = rowsOf(json);
  const answers = rows.flatMap(({ answer }) => answer ?? []);
  const questions = rows.filter(({ isFirst }) => isFirst).map(({ question }) => question);
  const own = propertiesOf(schema, 'question');
  const ofAnswers = propertiesOf(schema, 'answer');
  const marks = hasMarks(schema) ? marksOf(json['marks']) : [];
  const isUsed = (entries: readonly TableEntry[], { word }: TableColumn): boolean =>
    entries.some(({ value }) => isRecord(value) && value[word] !== undefined && typeof value[word] !== 'object');
  const find = (columns: readonly TableColumn[], word: string) => columns.filter((column) => column.word === word);
  const others = (columns: readonly TableColumn[], entries: readonly TableEntry[]) =>
    columns.filter((column) => !named.includes(column.word) && isUsed(entries, column));
  return [
    { ...simple('question', { ...property('question'), isRequired: true }), kind: 'id' },
    ...find(own, 'text'),
    ...find(ofAnswers, 'text'),
    ...marks,
    ...others(ofAnswers, answers),
    ...others(own, questions),
    ...find(own, 'when').map(asCondition),
    ...find(ofAnswers, 'when')
      .filter(({ word }) => answers.some(({ value }) => isRecord(value) && value[word] !== undefined))
      .map(asCondition),
  ];
}

/** Has a place of its own. */
const named = ['question', 'answer', 'text', 'when'];

function asCondition(column: TableColumn): TableColumn {
  return { ...column, kind: 'condition' };
}

function propertiesOf(schema: MetaSchema, of: Owner): readonly TableColumn[] {
  const pointer = places[of];
  const shape = alternativeFor(schema, schemaAt(schema, sample, pointer) ?? {}, values[of]);
  return describePart(schema, sample, pointer, values[of]).properties.map((one) => ({
    ...simple(of, one),
    kind: isText(shape?.properties?.[one.name]) ? 'text' : 'value',
  }));
}

function isText(schema: MetaSchema = {}): boolean {
  const names = [schema, ...(schema.allOf ?? [])].map(({ $ref }) => $ref);
  return names.some((name) => name === '#/$defs/text' || name === '#/$defs/markdown');
}

function simple(of: Owner, one: SimpleProperty): TableColumn {
  const [field] = formOfProperties('table', [one]).fields as readonly [FieldModel];
  return {
    key: `${of}.${one.name}`,
    of,
    word: one.name,
    kind: 'value',
    input: one.input,
    field,
    isRequired: one.isRequired,
  };
}

function property(name: string, input: SimpleProperty['input'] = 'text'): SimpleProperty {
  return { name, input, description: '', choices: [], isRequired: false, value: undefined };
}

/** Whether answers can have more properties than the meta-schema names. */
function hasMarks(schema: MetaSchema): boolean {
  const shape = alternativeFor(schema, schemaAt(schema, sample, places.answer) ?? {}, values.answer);
  return typeof shape?.additionalProperties === 'object';
}

const inputs: Readonly<Record<string, SimpleProperty['input']>> = {
  ...{ boolean: 'boolean', number: 'number', integer: 'number', string: 'text' },
};

/** The properties that answers of this flow have beside those of the language, with their types. */
function marksOf(marks: unknown): readonly TableColumn[] {
  if (!isRecord(marks)) return [];
  return Object.entries(marks).map(([name, type]) => {
    const plain = String(type).replace('?', '');
    const column = simple('answer', property(name, inputs[plain] ?? 'text'));
    return plain === 'integer' ? { ...column, field: { ...column.field, type: 'integer' } } : column;
  });
}

/** The entry that a column shows in a row; undefined for a cell that has none. */
export function entryOf(row: TableRow, { of }: TableColumn): TableEntry | undefined {
  if (of === 'question') return row.isFirst ? row.question : undefined;
  return row.answer;
}
