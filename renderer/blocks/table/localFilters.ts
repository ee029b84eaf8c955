import { type FieldModel, filterConditionsOf, matchesFilter } from '#engine';
import type { Row } from '../../values/rowsOf.ts';
import { asFilter, openFirst } from './filterFieldsOf.ts';
import type { Filters } from './useTableState.ts';

/** What rows that are all here can be filtered by: the columns whose values are plain. */
export function localFilterFields(columns: readonly FieldModel[], open: readonly string[]): readonly FieldModel[] {
  return openFirst(columns.filter(isPlain).map(asLooked), open);
}

/** The rows that fit all filters, compared as a server compares them. */
export function filterRows(rows: readonly Row[], columns: readonly FieldModel[], filters: Filters): readonly Row[] {
  const conditions = filterConditionsOf(columns.filter(isPlain).map(asCompared), filters);
  return conditions.length === 0
    ? rows
    : rows.filter((row) => conditions.every((condition) => matchesFilter(row, condition)));
}

function isPlain({ type, path, each }: FieldModel): boolean {
  return each === undefined && path !== '' && type !== 'object' && type !== 'array';
}

/** A moment is looked for by its day, which its text begins with. */
function asLooked(column: FieldModel): FieldModel {
  const type = column.type === 'any' ? 'string' : column.type;
  const format = column.format === 'date-time' ? { format: 'date' } : {};
  return asFilter({ ...column, type, ...format, actions: [] });
}

/** Columns are written for reading: no wire of theirs says how they are compared. */
function asCompared(column: FieldModel): FieldModel {
  return { ...column, type: column.type === 'any' ? 'string' : column.type, wire: column.path };
}
