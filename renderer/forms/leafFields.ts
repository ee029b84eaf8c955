import type { FieldModel, FieldState } from '#engine';

/** Fields of an object are drawn like any other; a list is one field, also where its entries are records. */
export function visibleLeafFields(decision: FieldState): readonly FieldState[] {
  if (!decision.visible) return [];
  return decision.children ? decision.children.flatMap(visibleLeafFields) : [decision];
}

/** The visible cells of a list of records, row by row; none of any other field. */
export function visibleCells({ rows = [] }: FieldState): readonly FieldState[] {
  return rows.flatMap((row) => row.flatMap(visibleLeafFields)).flatMap((cell) => [cell, ...visibleCells(cell)]);
}

/** Nested fields under their whole path; the same object for the same field, so that nothing is drawn anew. */
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
