import { evaluate } from '../expressions/evaluate.ts';
import { reservedNames } from '../expressions/operators.ts';
import type { EntityModel, FieldModel } from '../model/field.types.ts';
import type { Release } from '../model/release.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import { resolveChoice } from '../values/resolveChoice.ts';
import { rememberEntity } from './entityOfRecord.ts';
import { isRecord } from './readPath.ts';

/** A computed property may read another; this deep a chain is followed, in whatever order it is written. */
const maxPasses = 8;
const maxDepth = 24;

interface Completion {
  readonly scope: Scope;
  readonly release: Release;
  root: unknown;
  changed: boolean;
}

/**
 * The record with its computed properties, those of nested entities and list items included. Nulls are taken away,
 * and so is a computed property whose expression throws.
 */
export function completeRecord(
  entity: EntityModel,
  record: unknown,
  scope: Scope,
  release: Release,
): Record<string, unknown> {
  const cleaned = isRecord(record) ? dropNulls(record, 0) : {};
  let current: Record<string, unknown> = isRecord(cleaned) ? { ...cleaned } : {};
  if (!hasComputed(entity, release)) return rememberEntity(current, entity.id);
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const completion: Completion = { scope, release, root: current, changed: false };
    current = completeLevel(entity.properties, current, completion, 0);
    if (!completion.changed) break;
  }
  return rememberEntity(current, entity.id);
}

function completeLevel(
  fields: readonly FieldModel[],
  record: Readonly<Record<string, unknown>>,
  completion: Completion,
  depth: number,
): Record<string, unknown> {
  const level: Record<string, unknown> = { ...record };
  if (depth === 0) completion.root = level;
  if (depth > maxDepth) return level;
  for (const field of fields) {
    if (reservedNames.has(field.path)) continue;
    if (field.value !== undefined) {
      write(level, field.path, compute(field, level, completion), completion);
      continue;
    }
    const inner = innerFields(field, completion.release);
    const held = Object.hasOwn(level, field.path) ? level[field.path] : undefined;
    if (inner.length === 0 || held === undefined) continue;
    if (Array.isArray(held)) {
      level[field.path] = held.map((item) =>
        isRecord(item) ? remembered(field, completeLevel(inner, item, completion, depth + 1)) : item,
      );
    } else if (isRecord(held)) {
      level[field.path] = remembered(field, completeLevel(inner, held, completion, depth + 1));
    }
  }
  return level;
}

function remembered(field: FieldModel, record: Record<string, unknown>): Record<string, unknown> {
  return field.entity === undefined ? record : rememberEntity(record, field.entity);
}

function write(level: Record<string, unknown>, name: string, value: unknown, completion: Completion): void {
  const held = Object.hasOwn(level, name) ? level[name] : undefined;
  if (value === undefined || value === null) {
    if (held === undefined) return;
    delete level[name];
    completion.changed = true;
    return;
  }
  if (held === value || JSON.stringify(held) === JSON.stringify(value)) return;
  level[name] = value;
  completion.changed = true;
}

function compute(field: FieldModel, level: Readonly<Record<string, unknown>>, completion: Completion): unknown {
  const { scope, release, root } = completion;
  if (field.value === undefined) return undefined;
  const inner: Scope = {
    ...scope,
    variables: { ...scope.variables, this: level, root, value: level[field.path] },
  };
  const expression = resolveChoice(field.value, inner, release.access.policies);
  if (expression === undefined) return undefined;
  try {
    return evaluate(expression, inner);
  } catch {
    return undefined;
  }
}

function innerFields(field: FieldModel, release: Release): readonly FieldModel[] {
  if (field.properties !== undefined) return field.properties;
  if (field.entity === undefined || !Object.hasOwn(release.entities, field.entity)) return [];
  const entity = release.entities[field.entity];
  return entity?.form === 'record' ? entity.properties : [];
}

/** A release never changes, so that each of its entities is looked through once. */
const computedBefore = new WeakMap<Release, Map<EntityModel, boolean>>();

function hasComputed(entity: EntityModel, release: Release): boolean {
  const known = computedBefore.get(release) ?? new Map<EntityModel, boolean>();
  computedBefore.set(release, known);
  const answer = known.get(entity) ?? isComputed(entity.properties, release, [entity.id]);
  known.set(entity, answer);
  return answer;
}

function isComputed(fields: readonly FieldModel[], release: Release, seen: readonly string[]): boolean {
  return fields.some((field) => {
    if (field.value !== undefined) return true;
    if (field.entity !== undefined && seen.includes(field.entity)) return false;
    const path = field.entity === undefined ? seen : [...seen, field.entity];
    return path.length < maxDepth && isComputed(innerFields(field, release), release, path);
  });
}

function dropNulls(value: unknown, depth: number): unknown {
  if (depth > 100) return undefined;
  if (Array.isArray(value)) {
    return value.map((item) => dropNulls(item, depth + 1)).filter((item) => item !== undefined);
  }
  if (!isRecord(value)) return value ?? undefined;
  const kept = Object.entries(value)
    .filter(([name]) => !reservedNames.has(name))
    .map(([name, item]) => [name, dropNulls(item, depth + 1)] as const)
    .filter(([, item]) => item !== undefined);
  return Object.fromEntries(kept);
}
