import type { FieldModel } from '#engine';

/**
 * Returns the alignment of a field: numbers are aligned right, so that their digits are below each other, other values
 * left.
 */
export function alignOf(field: FieldModel): 'left' | 'right' {
  const isNumber = field.type === 'number' || field.type === 'integer';
  return isNumber && field.options === undefined && field.values === undefined ? 'right' : 'left';
}
