import {
  type Draft,
  expandMapping,
  type FieldModel,
  isRecord,
  readDynamicFields,
  readPath,
  type Scope,
  storeDynamicFields,
  writePath,
} from '#engine';

/** A field whose fields are brought by data, with what they are. */
export interface DynamicFieldSource {
  readonly field: FieldModel;
  readonly expanded: readonly FieldModel[];
}

/** A field list with the brought fields in the places of those that bring them. */
export interface ExpandedFieldList {
  readonly fields: readonly FieldModel[];
  readonly parts: readonly DynamicFieldSource[];
}

/** Lays the fields that data bring into a list; `items` are the entries by the place of the field. */
export function mergeDynamicFields(
  written: readonly FieldModel[],
  items: readonly unknown[],
  scope: Scope,
): ExpandedFieldList {
  // A list without such fields stays the same list, which keeps its plan.
  if (written.every(({ each }) => each === undefined)) return { fields: written, parts: [] };
  const parts: DynamicFieldSource[] = [];
  const fields = written.flatMap((field, index) => {
    if (!field.each) return [field];
    const list = items[index];
    const expanded = expandMapping(field, Array.isArray(list) ? list : [], scope);
    parts.push({ field, expanded });
    return expanded;
  });
  return { fields, parts };
}

/** The draft as it travels: brought values in the shape they are stored in. */
export function packDynamicFields(draft: Draft, parts: readonly DynamicFieldSource[], scope: Scope): Draft {
  let packed = draft;
  for (const { field, expanded } of parts) {
    const values = readPath(packed, field.path);
    if (isRecord(values)) packed = writePath(packed, field.path, storeDynamicFields(field, expanded, values, scope));
  }
  return packed;
}

/** The draft as it is filled in: stored values by the names of the brought fields. */
export function unpackDynamicFields(draft: Draft, parts: readonly DynamicFieldSource[]): Draft {
  let unpacked = draft;
  for (const { field, expanded } of parts) {
    const stored = readPath(unpacked, field.path);
    if (Array.isArray(stored)) unpacked = writePath(unpacked, field.path, readDynamicFields(field, expanded, stored));
  }
  return unpacked;
}
