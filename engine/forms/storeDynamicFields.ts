import type { FieldModel } from '../model/field.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import type { Template } from '../model/value.types.ts';
import { isRecord, readPath } from '../records/readPath.ts';
import { isExpression } from '../values/isExpression.ts';
import { resolveTemplate } from '../values/resolveTemplate.ts';
import { isEmpty } from './isEmpty.ts';

/** The values of created fields, in the shape of `stored`. Without `stored`, a record by field name. */
export function storeDynamicFields(
  field: FieldModel,
  expanded: readonly FieldModel[],
  values: unknown,
  scope: Scope,
): unknown {
  const { stored } = field;
  if (!stored) return values;
  return expanded.flatMap((one) => {
    const value = readPath(values, keyOf(one));
    if (isEmpty(value)) return [];
    return [resolveTemplate(stored, { ...scope, variables: { ...scope.variables, field: one.words['field'], value } })];
  });
}

/** Stored values as a record by field name, the inverse of `storeDynamicFields`. Drops entries that match no field. */
export function readDynamicFields(
  field: FieldModel,
  expanded: readonly FieldModel[],
  stored: unknown,
): Readonly<Record<string, unknown>> {
  if (!field.stored) return isRecord(stored) ? stored : {};
  const namePath = findMarker(field.stored, 'field');
  const valuePath = findMarker(field.stored, 'value');
  if (!Array.isArray(stored) || namePath === undefined || valuePath === undefined) return {};
  const values: Record<string, unknown> = {};
  for (const entry of stored) {
    const name = readPath(entry, namePath);
    const owner = expanded.find((one) => name !== undefined && String(one.words['field']) === String(name));
    const value = readPath(entry, valuePath);
    if (owner && value !== undefined) values[keyOf(owner)] = value;
  }
  return values;
}

/** Names in a stored list that match no field. */
export function unknownFieldsOf(
  field: FieldModel,
  expanded: readonly FieldModel[],
  stored: unknown,
): readonly { readonly index: number; readonly name: string }[] {
  const namePath = field.stored ? findMarker(field.stored, 'field') : undefined;
  if (!Array.isArray(stored) || namePath === undefined) return [];
  const known = new Set(expanded.map((one) => String(one.words['field'])));
  return stored.flatMap((entry: unknown, index) => {
    const name = String(readPath(entry, namePath));
    return known.has(name) ? [] : [{ index, name }];
  });
}

function keyOf(field: FieldModel): string {
  return field.path.split('.').pop() ?? '';
}

/** Dotted path at which a stored shape contains `=field` or `=value`. */
function findMarker(template: Template, marker: string): string | undefined {
  if (isExpression(template) || typeof template !== 'object' || template === null) return undefined;
  for (const [name, part] of Object.entries(template)) {
    if (isExpression(part) && part['='].trim() === marker) return name;
    const inner = findMarker(part, marker);
    if (inner !== undefined) return `${name}.${inner}`;
  }
  return undefined;
}
