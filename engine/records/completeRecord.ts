import { evaluate } from '../expressions/evaluate.ts';
import { reservedNames } from '../expressions/operators.ts';
import type { FieldModel } from '../model/field.types.ts';
import type { EntityModel } from '../model/kinds/entity.types.ts';
import type { LifecycleModel } from '../model/kinds/lifecycle.types.ts';
import type { Release } from '../model/release.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import { resolveChoice } from '../values/resolveChoice.ts';
import { type CompletionPlan, type CompletionStep, completionOf } from './completionPlan.ts';
import { tagEntity } from './entityOfRecord.ts';
import { isRecord, readPath } from './readPath.ts';
import { writePath } from './writePath.ts';

/** A computed property can read another one. Chains are followed up to this length, in any order. */
const maxPasses = 8;
const maxDepth = 24;

/** Computes the state of a record whose lifecycle derives it. Undefined if it has none. */
export type DeriveState = (lifecycle: LifecycleModel, record: unknown, scope: Scope) => string | undefined;

export interface CompletionOptions {
  /** Whether existing computed values are kept. */
  readonly keeps?: boolean;
  /** Without it no state is computed, and those that a server has computed stay. */
  readonly derive?: DeriveState | undefined;
}

interface Completion {
  readonly scope: Scope;
  readonly plan: CompletionPlan['plan'];
  readonly release: Release;
  /** Whether one pass is enough, so that nothing has to be compared. */
  readonly isOnce: boolean;
  /** Whether existing computed values are kept. */
  readonly keeps: boolean;
  readonly derive: DeriveState | undefined;
  readonly derived: CompletionPlan['derived'];
  root: unknown;
  changed: boolean;
}

/**
 * The record with its computed properties, including those of nested entities and list items. Removes nulls, and
 * computed properties whose expression throws. `keeps` is for responses of a server: its computed values may depend on
 * values that this reader does not receive, so computing them here could return different values.
 */
export function completeRecord(
  entity: EntityModel,
  record: unknown,
  scope: Scope,
  release: Release,
  { keeps = false, derive }: CompletionOptions = {},
): Record<string, unknown> {
  const cleaned = isRecord(record) ? dropNulls(record, 0) : {};
  let current: Record<string, unknown> = isRecord(cleaned) ? { ...cleaned } : {};
  const { plan, hasComputed, isOnce, derived } = completionOf(entity, release, scope.expressions);
  if (!hasComputed) return tagEntity(current, entity.id);
  const passes = isOnce ? 1 : maxPasses;
  for (let pass = 0; pass < passes; pass += 1) {
    const fixed = { scope, plan, release, isOnce, keeps, derive, derived };
    const completion: Completion = { ...fixed, root: current, changed: false };
    current = completeLevel(entity.properties, current, completion, 0);
    writeState(entity.id, current, completion);
    if (!completion.changed) break;
  }
  return tagEntity(current, entity.id);
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
  const { steps, hasOwn } = completion.plan(fields);
  const variables: Record<string, unknown> = hasOwn
    ? { ...completion.scope.variables, this: level, root: completion.root }
    : {};
  const scope: Scope = hasOwn ? { ...completion.scope, variables } : completion.scope;
  for (const { field, inner } of steps) {
    const held = Object.hasOwn(level, field.path) ? level[field.path] : undefined;
    if (field.value !== undefined && completion.keeps && held !== undefined) {
      if (isRecord(held)) remembered(field, held);
    } else if (field.value !== undefined) {
      variables['value'] = held;
      write(level, field.path, compute(field.value, scope, completion.release), completion);
    } else if (Array.isArray(held)) {
      level[field.path] = held.map((item) =>
        isRecord(item) ? completeInner({ field, inner }, item, completion, depth) : item,
      );
    } else if (isRecord(held)) {
      level[field.path] = completeInner({ field, inner }, held, completion, depth);
    }
  }
  return level;
}

/** Completes a record inside another, or in a list of it. */
function completeInner(
  { field, inner }: CompletionStep,
  record: Readonly<Record<string, unknown>>,
  completion: Completion,
  depth: number,
): Record<string, unknown> {
  const level = completeLevel(inner, record, completion, depth + 1);
  writeState(field.entity, level, completion);
  return remembered(field, level);
}

/** Writes the state that a lifecycle derives, after everything else in the record is computed. */
function writeState(entity: string | undefined, level: Record<string, unknown>, completion: Completion): void {
  const { derive, derived, scope } = completion;
  const lifecycle = entity === undefined ? undefined : derived.get(entity);
  const state = lifecycle === undefined ? undefined : derive?.(lifecycle, level, scope);
  if (lifecycle === undefined || state === undefined || readPath(level, lifecycle.at) === state) return;
  Object.assign(level, writePath(level, lifecycle.at, state));
  completion.changed = true;
}

function remembered(field: FieldModel, record: Record<string, unknown>): Record<string, unknown> {
  return field.entity === undefined ? record : tagEntity(record, field.entity);
}

function write(level: Record<string, unknown>, name: string, value: unknown, completion: Completion): void {
  const held = Object.hasOwn(level, name) ? level[name] : undefined;
  if (value === undefined || value === null) {
    if (held === undefined) return;
    delete level[name];
    completion.changed = true;
    return;
  }
  const isSame = held === value || (!completion.isOnce && JSON.stringify(held) === JSON.stringify(value));
  if (isSame) return;
  level[name] = value;
  completion.changed = true;
}

function compute(value: NonNullable<FieldModel['value']>, scope: Scope, release: Release): unknown {
  const expression = resolveChoice(value, scope, release.access.policies);
  if (expression === undefined) return undefined;
  try {
    return evaluate(expression, scope);
  } catch {
    return undefined;
  }
}

/** The value without nulls. Returns the same value if it has none. */
function dropNulls(value: unknown, depth: number): unknown {
  if (depth > 100) return undefined;
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => dropNulls(item, depth + 1));
    return items.every((item, index) => item !== undefined && item === value[index])
      ? value
      : items.filter((item) => item !== undefined);
  }
  if (!isRecord(value)) return undefined;
  let kept: Record<string, unknown> | undefined;
  for (const name of Object.keys(value)) {
    const item = dropNulls(value[name], depth + 1);
    if (item === value[name] && item !== undefined && !reservedNames.has(name)) continue;
    kept ??= { ...value };
    if (item === undefined || reservedNames.has(name)) delete kept[name];
    else kept[name] = item;
  }
  return kept ?? value;
}
