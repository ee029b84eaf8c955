import { type FieldModel, readPath } from '#engine';
import type { Row } from '../rowsOf.ts';
import { compareValues } from './compareValues.ts';

interface SortInput {
  readonly fields: readonly FieldModel[];
  /** `-path`: descending; a path that no column has sorts nothing. */
  readonly sort: string | undefined;
  readonly locale: string;
}

/** The rows in the order of a column; what is absent comes last in both directions, and equal rows stay as they were. */
export function sortRows(rows: readonly Row[], { fields, sort, locale }: SortInput): readonly Row[] {
  const path = sort?.replace(/^-/, '');
  if (path === undefined || !fields.some((field) => field.path === path)) return rows;
  const direction = sort?.startsWith('-') ? -1 : 1;
  // Read once: a list of n rows is compared n log n times.
  const keyed = rows.map((row) => ({ row, key: readPath(row, path) }));
  const [given, absent] = [keyed.filter(({ key }) => !isAbsent(key)), keyed.filter(({ key }) => isAbsent(key))];
  given.sort((left, right) => direction * compareValues(left.key, right.key, locale));
  return [...given, ...absent].map(({ row }) => row);
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
