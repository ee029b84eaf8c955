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

/** A field that is expanded into dynamic fields, with their items. */
export interface DynamicFieldSource {
  readonly field: FieldModel;
  readonly expanded: readonly FieldModel[];
}

/** A field list with its dynamic fields. */
export interface ExpandedFieldList {
  readonly fields: readonly FieldModel[];
  readonly parts: readonly DynamicFieldSource[];
}

/** Expands the dynamic fields of a list. `items` contains their entries by the index of the field. */
export function mergeDynamicFields(
  written: readonly FieldModel[],
  items: readonly unknown[],
  scope: Scope,
): ExpandedFieldList {
  // A list without dynamic fields is returned itself, so that what is cached for it stays valid.
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

/** Returns the draft in the wire format, with the values of dynamic fields as they are stored. */
export function packDynamicFields(draft: Draft, parts: readonly DynamicFieldSource[], scope: Scope): Draft {
  let packed = draft;
  for (const { field, expanded } of parts) {
    const values = readPath(packed, field.path);
    if (isRecord(values)) packed = writePath(packed, field.path, storeDynamicFields(field, expanded, values, scope));
  }
  return packed;
}

/** Returns the draft for editing, with stored values by the names of the dynamic fields. */
export function unpackDynamicFields(draft: Draft, parts: readonly DynamicFieldSource[]): Draft {
  let unpacked = draft;
  for (const { field, expanded } of parts) {
    const stored = readPath(unpacked, field.path);
    if (Array.isArray(stored)) unpacked = writePath(unpacked, field.path, readDynamicFields(field, expanded, stored));
  }
  return unpacked;
}
