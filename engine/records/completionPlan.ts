import type { Expressions } from '../expressions/Expressions.types.ts';
import { reservedNames } from '../expressions/operators.ts';
import { pathsRead } from '../expressions/pathsRead.ts';
import type { FieldModel } from '../model/field.types.ts';
import type { EntityModel } from '../model/kinds/entity.types.ts';
import type { LifecycleModel } from '../model/kinds/lifecycle.types.ts';
import type { Release } from '../model/release.types.ts';
import { isChoice, isExpression } from '../values/isExpression.ts';
import { propertiesOf } from './propertiesOf.ts';

/** The steps to complete a record with these fields. Most fields need none. */
export interface LevelPlan {
  readonly steps: readonly CompletionStep[];
  /** The record itself has computed properties, not only nested records. */
  readonly hasOwn: boolean;
}

export interface CompletionStep {
  readonly field: FieldModel;
  /** Fields of the nested records, if the field itself is not computed. */
  readonly inner: readonly FieldModel[];
}

/** How the records of an entity are completed. */
export interface CompletionPlan {
  readonly plan: (fields: readonly FieldModel[]) => LevelPlan;
  readonly hasComputed: boolean;
  /** Every computed property reads only properties before it. */
  readonly isOnce: boolean;
  /** Entity → the lifecycle that computes the state of its records. */
  readonly derived: ReadonlyMap<string, LifecycleModel>;
}

const maxDepth = 24;

/** A release never changes, so each of its entities is analysed once. */
const plansBefore = new WeakMap<Release, Map<EntityModel, CompletionPlan>>();

/** Returns the completion plan of an entity. Cached for each release. */
export function completionOf(entity: EntityModel, release: Release, expressions: Expressions): CompletionPlan {
  const known = plansBefore.get(release) ?? new Map<EntityModel, CompletionPlan>();
  plansBefore.set(release, known);
  const plan = known.get(entity) ?? makePlan(entity, release, expressions);
  known.set(entity, plan);
  return plan;
}

function makePlan(entity: EntityModel, release: Release, expressions: Expressions): CompletionPlan {
  const levels = new Map<readonly FieldModel[], LevelPlan>();
  const plan = (fields: readonly FieldModel[]): LevelPlan => {
    const level = levels.get(fields) ?? planLevel(fields, release);
    levels.set(fields, level);
    return level;
  };
  const derived = new Map(
    Object.values(release.lifecycles).flatMap((one) => (one.states.length > 0 ? [[one.of, one] as const] : [])),
  );
  const hasComputed =
    hasState(entity, { release, derived, seen: new Set() }) || isComputed(entity.properties, release, [entity.id]);
  const looking = { plan, expressions, derived, seen: new Set<readonly FieldModel[]>() };
  const isOnce = hasComputed && isInOrder({ fields: entity.properties, entity: entity.id }, looking);
  return { plan, hasComputed, isOnce, derived };
}

function planLevel(fields: readonly FieldModel[], release: Release): LevelPlan {
  const steps = fields.flatMap((field): CompletionStep[] => {
    if (reservedNames.has(field.path)) return [];
    const inner = field.value === undefined ? (propertiesOf(field, release) ?? []) : [];
    return field.value !== undefined || inner.length > 0 ? [{ field, inner }] : [];
  });
  return { steps, hasOwn: steps.some(({ field }) => field.value !== undefined) };
}

function isComputed(fields: readonly FieldModel[], release: Release, seen: readonly string[]): boolean {
  return fields.some((field) => {
    if (field.value !== undefined) return true;
    if (field.entity !== undefined && seen.includes(field.entity)) return false;
    const path = field.entity === undefined ? seen : [...seen, field.entity];
    return path.length < maxDepth && isComputed(propertiesOf(field, release) ?? [], release, path);
  });
}

interface Derived extends Pick<CompletionPlan, 'derived'> {
  readonly release: Release;
  readonly seen: Set<readonly FieldModel[]>;
}

/** Whether the records of an entity, or records in them, have a derived state. */
function hasState({ id, properties }: Pick<EntityModel, 'id' | 'properties'>, looking: Derived): boolean {
  const { derived, release, seen } = looking;
  if (derived.has(id)) return true;
  if (derived.size === 0 || seen.has(properties)) return false;
  seen.add(properties);
  return properties.some((field) => {
    const inner = propertiesOf(field, release);
    return inner !== undefined && hasState({ id: field.entity ?? '', properties: inner }, looking);
  });
}

interface Looking extends Pick<CompletionPlan, 'plan' | 'derived'> {
  readonly expressions: Expressions;
  readonly seen: Set<readonly FieldModel[]>;
}

interface Level {
  readonly fields: readonly FieldModel[];
  readonly entity: string | undefined;
}

/**
 * Whether one pass in the order of the fields computes the same values as a second pass. The derived state of a record
 * is computed after its fields.
 */
function isInOrder({ fields, entity }: Level, looking: Looking): boolean {
  const isOutermost = looking.seen.size === 0;
  if (looking.seen.has(fields)) return true;
  looking.seen.add(fields);
  const lifecycle = entity === undefined ? undefined : looking.derived.get(entity);
  const stateNames = lifecycle === undefined ? [] : lifecycle.at.split('.', 1);
  const readsOnly = (value: unknown, open: ReadonlySet<string>): boolean =>
    readsOf(value, looking.expressions).every((path) => {
      const [variable, name] = path.split('.');
      if (variable === 'value' || (variable === 'root' && !isOutermost)) return false;
      return (variable !== 'this' && variable !== 'root') || (name !== undefined && !open.has(name));
    });
  const { steps } = looking.plan(fields);
  const isOrdered = steps.every(({ field, inner }, index) => {
    if (field.value === undefined) return isInOrder({ fields: inner, entity: field.entity }, looking);
    return readsOnly(field.value, new Set([...steps.slice(index).map((step) => step.field.path), ...stateNames]));
  });
  const open = new Set(stateNames);
  return isOrdered && (lifecycle?.states.every(({ when }) => readsOnly(when, open)) ?? true);
}

/** Paths that a computed value reads. One that cannot be parsed counts as reading everything. */
function readsOf(value: unknown, expressions: Expressions): readonly string[] {
  try {
    return expressionsIn(value).flatMap((source) => pathsRead(expressions.parse(source)));
  } catch {
    return ['this'];
  }
}

function expressionsIn(value: unknown): readonly string[] {
  if (isExpression(value)) return [value['=']];
  if (isChoice<unknown>(value)) return value.choice.flatMap(({ when, is }) => [when, is].flatMap(expressionsIn));
  return [];
}
