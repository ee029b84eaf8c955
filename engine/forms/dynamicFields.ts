import type { FieldModel } from '../model/field.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import { readPath } from '../records/readPath.ts';
import { writePath } from '../records/writePath.ts';
import type { Draft } from './Draft.ts';
import { expandMapping } from './expandMapping.ts';
import { readDynamicFields, storeDynamicFields, unknownFieldsOf } from './storeDynamicFields.ts';

/** The items that a field with `each` creates its fields from, by the path of that field. */
export type DynamicItems = Readonly<Record<string, readonly unknown[]>>;

interface UnpackInput {
  readonly fields: readonly FieldModel[];
  readonly body: Draft;
  readonly scope: Scope;
  readonly brought?: DynamicItems;
}

export interface ExpandedFields {
  /** The field list, with each field with `each` replaced by the fields created from its items. */
  readonly fields: readonly FieldModel[];
  /** The body with the values of created fields by field name, instead of their stored shape. */
  readonly body: Draft;
  /** Paths of stored entries that match no created field. */
  readonly strangers: readonly string[];
  readonly parts: readonly { readonly field: FieldModel; readonly expanded: readonly FieldModel[] }[];
}

/** Expands fields with `each` in a field list, and converts their stored values in the body to values by field name. */
export function expandDynamicFields({ fields, body, scope, brought }: UnpackInput): ExpandedFields {
  if (!fields.some(({ each }) => each)) return { fields, body, strangers: [], parts: [] };
  let unpacked = body;
  const strangers: string[] = [];
  const parts: { field: FieldModel; expanded: readonly FieldModel[] }[] = [];
  const list = fields.flatMap((field) => {
    const items = field.each ? brought?.[field.path] : undefined;
    if (!items) return [field];
    const stored = readPath(body, field.path);
    if (stored !== undefined && field.stored && !Array.isArray(stored)) return [{ ...field, type: 'array' as const }];
    const expanded = expandMapping(field, items, scope);
    parts.push({ field, expanded });
    strangers.push(...unknownFieldsOf(field, expanded, stored).map(({ index }) => `${field.path}.${index}`));
    const values = readDynamicFields(field, expanded, stored);
    unpacked = writePath(unpacked, field.path, Object.keys(values).length > 0 ? values : undefined);
    return expanded;
  });
  return { fields: list, body: unpacked, strangers, parts };
}

/** Converts values of created fields back to their stored shape. */
export function collapseDynamicFields({
  parts,
  scope,
  body,
}: Pick<ExpandedFields, 'parts' | 'body'> & { readonly scope: Scope }): Draft {
  let packed = body;
  for (const { field, expanded } of parts) {
    const values = readPath(packed, field.path);
    if (values !== undefined)
      packed = writePath(packed, field.path, storeDynamicFields(field, expanded, values, scope));
  }
  return packed;
}
