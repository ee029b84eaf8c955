import { type Condition, type FieldModel, readPath, resolveCondition, type Scope } from '#engine';
import type { Row } from '../../values/rowsOf.ts';

type Conditional = Pick<FieldModel, 'when'>;

/**
 * Whether the condition of a column reads the row. Such a column is always visible, and its cells depend on their rows.
 */
export function isAboutRow({ when }: Conditional): boolean {
  return when !== true && /\b(?:this|root)\b/.test(writtenOf(when));
}

/** Returns the value of a column in a row; undefined if the column's condition is false for that row. */
export function cellValue(field: Conditional & Pick<FieldModel, 'path'>, row: Row, scope: Scope): unknown {
  return isInRow(field, scope) ? readPath(row, field.path) : undefined;
}

/** Whether the column's condition is true for the row, which is `this` in the scope. */
export function isInRow(field: Conditional, scope: Scope): boolean {
  return field.when === true || !isAboutRow(field) || resolveCondition(field.when, scope);
}

function writtenOf(when: Condition): string {
  return JSON.stringify(when) ?? '';
}
