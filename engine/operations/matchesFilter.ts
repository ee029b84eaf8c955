import type { FieldModel } from '../model/field.types.ts';
import { valuesAt } from '../records/valuesAt.ts';
import { type FilterCondition, operatorOf, rangeConditions } from './pipesCodec.ts';
import { matchesText, readTextMatch } from './readTextMatch.ts';

/** The conditions of a filter, from its values by field. Empty and composite values add no condition. */
export function filterConditionsOf(
  fields: readonly FieldModel[],
  values: Readonly<Record<string, unknown>>,
): readonly FilterCondition[] {
  return fields.flatMap((field): readonly FilterCondition[] => {
    const value = values[field.path];
    const ends = rangeConditions(field, value);
    if (ends !== undefined) return ends;
    if (value === '' || (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')) {
      return [];
    }
    return [{ field: field.path, operator: operatorOf(field), value }];
  });
}

/** Whether a row matches a condition, ignoring case. A trailing `*` matches a prefix. */
export function matchesFilter(row: unknown, { field, operator, value }: FilterCondition): boolean {
  return valuesAt(row, field).some((held) => {
    if (held === undefined || held === null) return false;
    const [has, asked] = [String(held), String(value)];
    if (operator === 'equals') return has.toLowerCase() === asked.toLowerCase();
    const isNumeric = typeof held === 'number' && typeof value === 'number';
    if (operator === 'equalsafter') return isNumeric ? held >= value : has >= asked;
    if (operator === 'equalsbefore') return isNumeric ? held <= value : has <= asked;
    const match = readTextMatch(asked);
    return matchesText(has, match.how === 'whole' ? { ...match, how: 'part' } : match);
  });
}
