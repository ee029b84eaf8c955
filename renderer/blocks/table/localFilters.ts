import { type FieldModel, filterConditionsOf, matchesFilter } from '#engine';
import type { Row } from '../../values/rowsOf.ts';
import { asFilter, openFirst } from './filterFieldsOf.ts';
import type { Filters } from './useTableState.ts';

/** Returns the fields that loaded rows can be filtered by: the columns with simple values. */
export function localFilterFields(columns: readonly FieldModel[], open: readonly string[]): readonly FieldModel[] {
  return openFirst(columns.filter(isPlain).map(asLooked), open);
}

/** Returns the rows that match all filters, with the same comparisons as the server's. */
export function filterRows(rows: readonly Row[], columns: readonly FieldModel[], filters: Filters): readonly Row[] {
  const conditions = filterConditionsOf(columns.filter(isPlain).map(asCompared), filters);
  return conditions.length === 0
    ? rows
    : rows.filter((row) => conditions.every((condition) => matchesFilter(row, condition)));
}

function isPlain({ type, path, each }: FieldModel): boolean {
  return each === undefined && path !== '' && type !== 'object' && type !== 'array';
}

/** A timestamp is filtered by its day, which is the prefix of its text. */
function asLooked(column: FieldModel): FieldModel {
  const type = column.type === 'any' ? 'string' : column.type;
  const format = column.format === 'date-time' ? { format: 'date' } : {};
  return asFilter({ ...column, type, ...format, actions: [] });
}

/** Columns have no wire format that determines how they are compared, so it is their path. */
function asCompared(column: FieldModel): FieldModel {
  return { ...column, type: column.type === 'any' ? 'string' : column.type, wire: column.path };
}
