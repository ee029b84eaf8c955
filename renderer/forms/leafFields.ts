import type { FieldModel, FieldState } from '#engine';

/**
 * Returns the visible fields without nesting. Fields of an object are rendered like any other; a list is one field,
 * even if its entries are records.
 */
export function visibleLeafFields(decision: FieldState): readonly FieldState[] {
  if (!decision.visible) return [];
  return decision.children ? decision.children.flatMap(visibleLeafFields) : [decision];
}

/** Returns the visible cells of a list of records, row by row; empty for any other field. */
export function visibleCells({ rows = [] }: Pick<FieldState, 'rows'>): readonly FieldState[] {
  return rows.flatMap((row) => row.flatMap(visibleLeafFields)).flatMap((cell) => [cell, ...visibleCells(cell)]);
}

/**
 * Returns a function for nested fields with their full path. It returns the same object for the same field, so that
 * nothing renders again.
 */
export function createLeafFields(): (decision: FieldState) => FieldModel {
  const known = new Map<string, { readonly field: FieldModel; readonly leaf: FieldModel }>();
  return ({ field, path }) => {
    if (field.path === path) return field;
    const before = known.get(path);
    if (before?.field === field) return before.leaf;
    const leaf = { ...field, path };
    known.set(path, { field, leaf });
    return leaf;
  };
}
