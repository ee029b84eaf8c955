import { type FieldModel, filterConditionsOf, matchesFilter, readPath } from '#engine';
import type { Row } from '../../values/rowsOf.ts';
import type { Filters } from './useTableState.ts';

/**
 * Adds up the `count` of the groups that match filters; undefined if the groups do not contain a property that the
 * filters use.
 */
export function countGroups(
  groups: readonly Row[],
  fields: readonly FieldModel[],
  filters: Filters,
): number | undefined {
  const conditions = filterConditionsOf(fields, filters);
  if (conditions.length < Object.keys(filters).length) return undefined;
  const isTold = ({ field }: { readonly field: string }) =>
    groups.some((group) => readPath(group, field) !== undefined);
  if (groups.length > 0 && !conditions.every(isTold)) return undefined;
  return groups
    .filter((group) => conditions.every((condition) => matchesFilter(group, condition)))
    .reduce((sum, group) => sum + Number(group['count'] ?? 0), 0);
}
