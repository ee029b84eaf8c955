import { type Authored, isAuthored } from '../../compile/node.ts';
import { joinPointer } from '../../compile/pointer.ts';
import type { FormEntry, ImportedRecord, ImportReport } from '../Importer.ts';
import { listOf } from '../json-schema/flattenSchema.ts';
import { isConstant } from '../json-schema/toCondition.ts';
import { createNames, type Names } from '../write/createNames.ts';
import { escapeText } from '../write/escapeText.ts';
import { every, literal, negate, some } from '../write/literal.ts';
import { readItem, titleOf, valueOfChoice } from './readItem.ts';

interface Reading {
  readonly report: ImportReport;
  readonly names: Names;
  readonly properties: Record<string, Authored>;
  /** Whether the items are those of a list of records. */
  readonly isList: boolean;
}

interface Item {
  readonly item: unknown;
  readonly pointer: string;
  readonly when: string;
  readonly depth: number;
}

const deepest = 20;
const mostItems = 1_000;

/** A questionnaire as a record whose properties are its questions. */
export function readQuestionnaire(json: unknown, report: ImportReport): ImportedRecord {
  const { title, description, item } = isAuthored(json) ? json : {};
  const reading: Reading = { report, names: createNames(), properties: {}, isList: false };
  const fields = readItems(item, { pointer: '', when: 'true', depth: 0 }, reading);
  return {
    ...(typeof title === 'string' && title !== '' ? { title: escapeText(title) } : {}),
    ...(typeof description === 'string' && description !== '' ? { text: escapeText(description) } : {}),
    ...{ properties: reading.properties, rules: [], fields },
  };
}

function readItems(items: unknown, around: Omit<Item, 'item'>, reading: Reading): readonly FormEntry[] {
  if (around.depth > deepest) return [];
  const list = joinPointer(around.pointer, 'item');
  return listOf(items).flatMap((item, index) =>
    readOne({ ...around, item, pointer: joinPointer(list, index), depth: around.depth + 1 }, reading),
  );
}

function readOne(input: Item, reading: Reading): readonly FormEntry[] {
  const { item, pointer, depth } = input;
  const omit = (keyword: string, message: string): void =>
    reading.report.omit({ pointer: joinPointer(pointer, keyword), keyword, message });
  if (!isAuthored(item)) {
    omit('item', 'An item was expected.');
    return [];
  }
  const name = nameOf(item['linkId'], reading);
  const when = every([input.when, conditionOf(item, reading, omit)]);
  if (item['type'] === 'group' && item['repeats'] !== true) {
    const entries = readItems(item['item'], { pointer, when, depth }, reading);
    const own = entries.filter((entry) => typeof entry === 'string');
    const title = { title: titleOf(item) };
    const section = name === undefined || own.length === 0 ? own : [{ section: name, ...title, fields: own }];
    return [...section, ...entries.filter((entry) => typeof entry !== 'string')];
  }
  if (
    name === undefined ||
    reading.properties[name] !== undefined ||
    Object.keys(reading.properties).length >= mostItems
  ) {
    omit('linkId', 'An item without an ID, with a repeated one, or after the first 1,000 is left out.');
    return [];
  }
  const read = item['type'] === 'group' ? readList(item, { pointer, depth }, reading) : readItem(item, omit);
  if (read === undefined) return readItems(item['item'], { pointer, when, depth }, reading);
  reading.properties[name] = { ...read, ...(when === 'true' ? {} : { when: `=${when}` }) };
  if (item['type'] === 'group') return [name];
  return [name, ...readItems(item['item'], { pointer, when, depth }, reading)];
}

/** A repeated group as a list of records. */
function readList(item: Authored, place: Pick<Item, 'pointer' | 'depth'>, reading: Reading): Authored | undefined {
  const inner: Reading = { ...reading, properties: {}, isList: true };
  readItems(item['item'], { ...place, when: 'true' }, inner);
  if (Object.keys(inner.properties).length === 0) return undefined;
  const required = item['required'] === true ? { required: true } : {};
  return { title: titleOf(item), type: 'array', widget: 'list', items: { properties: inner.properties }, ...required };
}

function nameOf(linkId: unknown, { names }: Reading): string | undefined {
  if (typeof linkId !== 'string' || linkId === '') return undefined;
  return names.nameOf(`q${linkId.replaceAll(/[^A-Za-z0-9]+/g, '_')}`);
}

type Report = (keyword: string, message: string) => void;

function conditionOf(item: Authored, reading: Reading, omit: Report): string {
  const { enableWhen, enableBehavior } = item;
  if (enableWhen === undefined) return 'true';
  const conditions = listOf(enableWhen).map((one) => compare(one, reading));
  const known = conditions.filter((condition) => condition !== undefined);
  if (known.length === conditions.length && known.length > 0 && !reading.isList)
    return enableBehavior === 'all' ? every(known) : some(known);
  omit('enableWhen', 'The condition is left out: the question is always shown.');
  return 'true';
}

const operators: Readonly<Record<string, string>> = {
  '=': '==',
  '!=': '!=',
  '>': '>',
  '<': '<',
  '>=': '>=',
  '<=': '<=',
};

function compare(one: unknown, reading: Reading): string | undefined {
  if (!isAuthored(one)) return undefined;
  const name = nameOf(one['question'], reading);
  const value = valueOfChoice(one);
  const operator = String(one['operator'] ?? '=');
  if (name === undefined) return undefined;
  const present = `has(this.${name})`;
  if (operator === 'exists') return value === false ? negate(present) : present;
  const sign = Object.hasOwn(operators, operator) ? operators[operator] : undefined;
  if (sign === undefined || !isConstant(value)) return undefined;
  const isInList = isAuthored(reading.properties[name]) && String(reading.properties[name]?.['$ref']).endsWith('[]');
  const holds = isInList ? `${literal(value)} in this.${name}` : `this.${name} ${sign} ${literal(value)}`;
  return every([present, isInList && sign === '!=' ? negate(holds) : holds]);
}
