import { type FieldModel, isRecord, readPath } from '#engine';
import type { Filters } from './useTableState.ts';

/** Whether a filter has two ends, each of which is optional. */
function isRange({ words }: FieldModel): boolean {
  return words['range'] === true;
}

const ends = ['from', 'to'] as const;

/** Returns the fields of a filter form. A range has two fields, one for each end. */
export function withEnds(
  fields: readonly FieldModel[],
  titleOf: (field: FieldModel, end: 'from' | 'to') => string,
): readonly FieldModel[] {
  return fields.flatMap((field) => {
    if (!isRange(field)) return [field];
    return ends.map((end) => {
      const path = `${field.path}.${end}`;
      return { ...field, path, wire: path, title: { literal: titleOf(field, end) } };
    });
  });
}

/** Returns the values of a filter form by field path, without empty ones. */
export function readFilters(fields: readonly FieldModel[], draft: unknown): Filters {
  const entries = fields
    .map((field) => [field.path, isRange(field) ? readEnds(draft, field) : readPath(draft, field.path)] as const)
    .filter(([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0));
  return Object.fromEntries(entries);
}

function readEnds(draft: unknown, { path }: FieldModel): Readonly<Record<string, unknown>> | undefined {
  const given = ends.flatMap((end) => {
    const value = readPath(draft, `${path}.${end}`);
    return value === undefined || value === null || value === '' ? [] : [[end, value] as const];
  });
  return given.length === 0 ? undefined : Object.fromEntries(given);
}

/** Returns the first range whose end is before its start. */
export function findReversed(fields: readonly FieldModel[], filters: Filters): FieldModel | undefined {
  return fields.find((field) => {
    const value = filters[field.path];
    if (!isRange(field) || !isRecord(value)) return false;
    const { from, to } = value;
    if (typeof from === 'number' && typeof to === 'number') return from > to;
    return typeof from === 'string' && typeof to === 'string' && from > to;
  });
}

/** Formats a filter, a range as `5 – 20` with a missing end left empty. */
export function writeFilter(field: FieldModel, value: unknown, write: (value: unknown) => string): string {
  if (!isRange(field) || !isRecord(value)) return write(value);
  return ends
    .map((end) => (value[end] === undefined ? '' : write(value[end])))
    .join(' – ')
    .trim();
}
