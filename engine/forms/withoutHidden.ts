import type { FieldModel } from '../model/field.types.ts';
import type { EntityModel } from '../model/kinds/entity.types.ts';
import type { Release } from '../model/release.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import { completeRecord } from '../records/completeRecord.ts';
import { propertiesOf } from '../records/propertiesOf.ts';
import { isRecord } from '../records/readPath.ts';
import { resolveCondition } from '../values/resolveCondition.ts';
import { fieldScope } from './fieldScope.ts';
import { isDeepEqual } from './isDeepEqual.ts';

type Row = Readonly<Record<string, unknown>>;

/** Properties that hide each other in a cycle never settle. The gate refuses them. */
const mostRounds = 30;

interface Hiding {
  readonly scope: Scope;
  readonly release: Release;
}

/**
 * The record without the values that a `when` of its entity hides, including those in nested records. Values that only
 * some users may see stay: `allow` decides who can read a value, not whether it exists.
 */
export function withoutHidden(entity: EntityModel, record: Row, { scope, release }: Hiding): Row {
  if (!mayHide(entity.properties, record, release)) return record;
  let seen: Row = completeRecord(entity, record, scope, release);
  let kept = record;
  for (let round = 0; round < mostRounds; round += 1) {
    kept = hide(entity.properties, record, { scope, release, seen, root: seen });
    const next = completeRecord(entity, kept, scope, release);
    if (isDeepEqual(next, seen)) break;
    seen = next;
  }
  return kept;
}

/** Whether the record has a value whose property has a condition. */
function mayHide(fields: readonly FieldModel[], record: Row, release: Release): boolean {
  return fields.some((field) => {
    const value = record[field.path];
    if (value === undefined || value === null) return false;
    if (field.when !== true) return true;
    const inner = ownProperties(field, release);
    return inner !== undefined && recordsIn(value).some((one) => mayHide(inner, one, release));
  });
}

interface Level extends Hiding {
  /** The record after the previous round, with computed properties. Conditions read it. */
  readonly seen: Row;
  readonly root: Row;
}

function hide(fields: readonly FieldModel[], record: Row, level: Level): Row {
  const kept: Record<string, unknown> = { ...record };
  for (const field of fields) {
    const value = record[field.path];
    if (value === undefined || value === null) continue;
    if (isHidden(field, level)) delete kept[field.path];
    else kept[field.path] = hideInside(field, value, level);
  }
  return kept;
}

function isHidden({ path, when }: FieldModel, { scope, release, seen, root }: Level): boolean {
  if (when === true) return false;
  return !resolveCondition(when, fieldScope(scope, { record: seen, root, value: seen[path] }), release.access.policies);
}

function hideInside(field: FieldModel, value: unknown, level: Level): unknown {
  const inner = ownProperties(field, level.release);
  if (inner === undefined) return value;
  const seen = level.seen[field.path];
  const below = (one: unknown, known: unknown): unknown =>
    isRecord(one) ? hide(inner, one, { ...level, seen: isRecord(known) ? known : one }) : one;
  if (!Array.isArray(value)) return below(value, seen);
  return value.map((item: unknown, index) => below(item, Array.isArray(seen) ? seen[index] : undefined));
}

/**
 * The properties of a nested record. A property with a key leads to another record, which has conditions of its own.
 */
function ownProperties(field: FieldModel, release: Release): readonly FieldModel[] | undefined {
  return field.by === undefined && field.value === undefined ? propertiesOf(field, release) : undefined;
}

function recordsIn(value: unknown): readonly Row[] {
  if (Array.isArray(value)) return value.filter(isRecord);
  return isRecord(value) ? [value] : [];
}
