import type { FieldModel } from '#engine';

/** Amounts stand at the right, so that their digits are below each other; anything else where reading begins. */
export function alignOf(field: FieldModel): 'left' | 'right' {
  const isNumber = field.type === 'number' || field.type === 'integer';
  return isNumber && field.options === undefined && field.values === undefined ? 'right' : 'left';
}
