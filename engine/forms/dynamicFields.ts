import type { FieldModel } from '../model/field.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import { readPath } from '../records/readPath.ts';
import { writePath } from '../records/writePath.ts';
import type { Draft } from './Draft.ts';
import { expandMapping } from './expandMapping.ts';
import { readDynamicFields, storeDynamicFields, unknownFieldsOf } from './storeDynamicFields.ts';

/** Path of a field with `each` → the items that bring its fields. */
export type DynamicItems = Readonly<Record<string, readonly unknown[]>>;

interface UnpackInput {
  readonly fields: readonly FieldModel[];
  readonly body: Draft;
  readonly scope: Scope;
  readonly brought?: DynamicItems;
}

export interface ExpandedFields {
  /** The field list with the brought fields in the places of those that bring them. */
  readonly fields: readonly FieldModel[];
  /** The body with brought values by field name instead of their stored shape. */
  readonly body: Draft;
  /** Paths of stored entries that no brought field has. */
  readonly strangers: readonly string[];
  readonly parts: readonly { readonly field: FieldModel; readonly expanded: readonly FieldModel[] }[];
}

/** Lays the fields that data bring into a field list, and their stored values by name into the body. */
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

/** Puts brought values back into the shape they are stored in. */
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
