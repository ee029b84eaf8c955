import type { FieldModel, FieldState } from '#engine';

/** Fields of an object are drawn like any other; a list of records gives the fields of each of its items. */
export function visibleLeafFields(decision: FieldState): readonly FieldState[] {
  if (!decision.visible) return [];
  // A list that is added to and taken from as a whole is one field.
  if (decision.field.widget === 'list') return [decision];
  if (decision.rows) return decision.rows.flat().flatMap(visibleLeafFields);
  return decision.children ? decision.children.flatMap(visibleLeafFields) : [decision];
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
