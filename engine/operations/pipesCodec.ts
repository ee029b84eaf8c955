import type { FieldModel } from '../model/field.types.ts';
import { isRecord } from '../records/readPath.ts';
import { listedValue } from './listedValue.ts';

/** Comparisons of filters. The last two are the ends of a range, together or alone. */
export const filterOperators = ['equals', 'contains', 'equalsafter', 'equalsbefore'] as const;

export type FilterOperator = (typeof filterOperators)[number];

/** One condition of a filter. The field is its path in the definitions. */
export interface FilterCondition {
  readonly field: string;
  readonly operator: FilterOperator;
  readonly value: string | number | boolean;
}

/** The maximum length of a filter, in characters. */
export const longestFilter = 2000;

/** A filter that cannot be encoded or decoded. The message says why. */
export class FilterError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'FilterError';
  }
}

/** Encodes values by field path as `field|condition|value;…`. Throws a `FilterError`. */
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

/**
 * Decodes `field|condition|value;…`. Accepts only declared fields, known conditions and typed values. Throws a
 * `FilterError`.
 */
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

/** Whether a filter field is a range. */
function isRange({ words }: Pick<FieldModel, 'words'>): boolean {
  return words['range'] === true;
}

/** The conditions for the ends of a range. Undefined if the value is not a range. */
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

/** The name of a filter field on the wire. `wire` is this name, or the condition to send. */
function wireOf(field: FieldModel): string {
  return isOperator(field.wire) ? field.path : field.wire;
}

/**
 * The comparison of a filter field: as declared by `wire`, else `contains` for free text and `equals` for everything
 * else.
 */
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

/** Escapes the separators in a value as in a URL. All other characters are unchanged. */
function escapeValue(value: string): string {
  return value
    .replace(/%(?=7C|3B|25)/g, '%25')
    .replaceAll('|', '%7C')
    .replaceAll(';', '%3B');
}

function unescapeValue(value: string): string {
  return value.replaceAll('%7C', '|').replaceAll('%3B', ';').replaceAll('%25', '%');
}
