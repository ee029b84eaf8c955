import type { FieldModel } from '../model/field.types.ts';
import { isRecord } from '../records/readPath.ts';
import { listedValue } from './listedValue.ts';

/** Comparisons that a list can be asked for; the last two are the ends of a range, together or alone. */
export const filterOperators = ['equals', 'contains', 'equalsafter', 'equalsbefore'] as const;

export type FilterOperator = (typeof filterOperators)[number];

/** One entry of a filter: the field by its path in the definitions. */
export interface FilterCondition {
  readonly field: string;
  readonly operator: FilterOperator;
  readonly value: string | number | boolean;
}

/** Longest filter that is read or written. */
export const longestFilter = 2000;

/** A filter that cannot be written or read; its message says why. */
export class FilterError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'FilterError';
  }
}

/** Writes `field|condition|value;…` from values by field path. Throws `FilterError`. */
export function encodePipes(fields: readonly FieldModel[], values: Readonly<Record<string, unknown>>): string {
  const conditions = fields.flatMap((field): readonly FilterCondition[] => {
    const value = values[field.path];
    if (value === undefined || value === null || value === '') return [];
    const ends = rangeConditions(field, value);
    if (ends !== undefined) return ends;
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
      throw new FilterError(`Filter ${field.path}: one text, number or yes-no value expected.`);
    }
    return [{ field: field.path, operator: operatorOf(field), value }];
  });
  const names = new Map(fields.map((field) => [field.path, wireOf(field)]));
  const text = conditions
    .map(({ field, operator, value }) => `${names.get(field)}|${operator}|${escapeValue(String(value))}`)
    .join(';');
  if (text.length > longestFilter) throw new FilterError(`Filter is longer than ${longestFilter} characters.`);
  return text;
}

/** Reads `field|condition|value;…` strictly: only listed fields, known conditions, typed values. Throws `FilterError`. */
export function decodePipes(fields: readonly FieldModel[], text: string): readonly FilterCondition[] {
  if (text.length > longestFilter) throw new FilterError(`Filter is longer than ${longestFilter} characters.`);
  const byWire = new Map(fields.map((field) => [wireOf(field), field]));
  const conditions = text
    .split(';')
    .filter((entry) => entry.trim() !== '')
    .map((entry) => decodeEntry(entry, byWire));
  for (const field of fields.filter(isRange)) assertOrder(field, conditions);
  return conditions;
}

/** A filter field with two ends. */
function isRange({ words }: Pick<FieldModel, 'words'>): boolean {
  return words['range'] === true;
}

/** What the ends of a range are compared with; undefined for a value that is no range. */
export function rangeConditions(field: FieldModel, value: unknown): readonly FilterCondition[] | undefined {
  if (!isRange(field) || !isRecord(value)) return undefined;
  const ends = [
    ['equalsafter', value['from']],
    ['equalsbefore', value['to']],
  ] as const;
  return ends.flatMap(([operator, end]) =>
    end !== '' && (typeof end === 'string' || typeof end === 'number')
      ? [{ field: field.path, operator, value: end }]
      : [],
  );
}

function assertOrder(field: FieldModel, conditions: readonly FilterCondition[]): void {
  const end = (wanted: FilterOperator) =>
    conditions.find(({ field: path, operator }) => path === field.path && operator === wanted)?.value;
  const [from, to] = [end('equalsafter'), end('equalsbefore')];
  if (from === undefined || to === undefined || !(from > to)) return;
  throw new FilterError(`Filter ${field.path}: the end ${to} is before the start ${from}.`);
}

function decodeEntry(entry: string, byWire: ReadonlyMap<string, FieldModel>): FilterCondition {
  const parts = entry.split('|');
  const [name = '', operator = '', value = ''] = parts;
  if (parts.length !== 3) throw new FilterError(`Filter "${entry}": field|condition|value expected.`);
  const field = byWire.get(name);
  if (!field) throw new FilterError(`Filter: no field "${name}"; known are ${[...byWire.keys()].join(', ')}.`);
  if (!isOperator(operator)) {
    throw new FilterError(`Filter ${name}: no condition "${operator}"; known are ${filterOperators.join(', ')}.`);
  }
  const isEnd = operator === 'equalsafter' || operator === 'equalsbefore';
  if (isEnd && !isDayField(field) && !isRange(field)) {
    throw new FilterError(`Filter ${name}: "${operator}" is for days and ranges.`);
  }
  if (value === '') throw new FilterError(`Filter ${name}: a value is expected.`);
  return { field: field.path, operator, value: typedValue(field, unescapeValue(value)) };
}

function isDayField(field: FieldModel): boolean {
  return field.format === 'date' || field.wire === 'equalsafter' || field.wire === 'equalsbefore';
}

/** `wire` on a filter field is its name outside, or the condition that is sent for it. */
function wireOf(field: FieldModel): string {
  return isOperator(field.wire) ? field.path : field.wire;
}

/** How a filter compares a field: as its wire says, else texts by a part and anything else as a whole. */
export function operatorOf(field: FieldModel): FilterOperator {
  if (isOperator(field.wire)) return field.wire;
  return field.type === 'string' && !field.values && field.format !== 'date' ? 'contains' : 'equals';
}

function isOperator(name: string): name is FilterOperator {
  return filterOperators.some((operator) => operator === name);
}

function typedValue(field: FieldModel, text: string): string | number | boolean {
  if (field.type === 'number' || field.type === 'integer') {
    const number = Number(text);
    if (text.trim() === '' || !Number.isFinite(number)) throw new FilterError(`Filter ${field.path}: number expected.`);
    if (field.type === 'integer' && !Number.isSafeInteger(number)) {
      throw new FilterError(`Filter ${field.path}: whole number expected.`);
    }
    return number;
  }
  if (isDayField(field) && !/^\d{4}-\d{2}-\d{2}$/.test(text)) {
    throw new FilterError(`Filter ${field.path}: a day like 2026-11-21 expected.`);
  }
  if (field.type !== 'boolean') return listedValue(field, text);
  if (text !== 'true' && text !== 'false') throw new FilterError(`Filter ${field.path}: true or false expected.`);
  return text === 'true';
}

/** The separators inside a value travel as in a URL; every other character is sent as it is. */
function escapeValue(value: string): string {
  return value
    .replace(/%(?=7C|3B|25)/g, '%25')
    .replaceAll('|', '%7C')
    .replaceAll(';', '%3B');
}

function unescapeValue(value: string): string {
  return value.replaceAll('%7C', '|').replaceAll('%3B', ';').replaceAll('%25', '%');
}
