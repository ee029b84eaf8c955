import {
  completeRecord,
  type FieldModel,
  isRecord,
  type LifecycleModel,
  type Release,
  resolveCondition,
  resolveTemplate,
  type Scope,
  writePath,
} from '#engine';
import type { World } from './findWorlds.ts';
import { type Place, type Reading, readExpressions } from './readExpressions.ts';
import { domainsOf, scopesOf } from './searchScopes.ts';

type Row = Readonly<Record<string, unknown>>;

/** What comes with an event: its body, and the records that were picked for it. */
export interface Coming {
  readonly body: Row;
  readonly chosen: Row;
}

/** A record, and an event that comes to it. */
export interface Situation extends Coming {
  readonly record: Row;
}

/** What a record and its lifecycle's definition say would happen, read word by word. */
export interface Expected {
  /** Place in the list of the event that is taken; undefined: refused. */
  readonly event: number | undefined;
  readonly followed: readonly number[];
  /** Guards in the order they were asked: place of the event → verdict. */
  readonly verdicts: ReadonlyMap<number, boolean>;
  /** Place of the event, place of the effect, and whether it runs. */
  readonly effects: readonly { readonly event: number; readonly effect: number; readonly runs: boolean }[];
  readonly to: string | undefined;
  readonly record: Row;
}

/** Situations in which the guards of a lifecycle come out in every way they can; one for each way. */
export function situationsOf(lifecycle: LifecycleModel, world: World): readonly Situation[] {
  const { scope, release } = world;
  const entity = release.entities[lifecycle.of];
  const conditions = [
    ...lifecycle.events.flatMap(({ when, effects }) => [when, ...effects.map((effect) => effect.when)]),
    ...lifecycle.states.map(({ when }) => when),
  ];
  const readings = conditions.flatMap((when) =>
    readThrough(when, { place: ['this'], fields: entity?.properties ?? [] }, world),
  );
  const domains = domainsOf(
    readings.filter(({ place }) => ['this', 'root', 'body', 'chosen'].includes(place[0] ?? '')),
    scope,
  );
  const found = new Map<string, Situation>();
  for (const { variables } of scopesOf(domains, scope)) {
    const given = isRecord(variables['this']) ? variables['this'] : {};
    const record = entity ? completeRecord(entity, given, scope, release) : given;
    const body = isRecord(variables['body']) ? variables['body'] : {};
    const chosen = isRecord(variables['chosen']) ? variables['chosen'] : {};
    const inner = scopeOf({ record, body, chosen }, world);
    const key = conditions.map((when) => (resolveCondition(when, inner, release.access.policies) ? '1' : '0')).join('');
    if (!found.has(key)) found.set(key, { record, body, chosen });
  }
  return [...found.values()];
}

/** What a condition reads of a record, and what the computed properties among it read in turn. */
function readThrough(written: unknown, record: RecordPlace, world: World, depth = 0): readonly Reading[] {
  return readExpressions(written, world.scope).flatMap((reading) => {
    const [root, ...inner] = reading.place;
    if (root !== 'this') return [reading];
    const place = [...record.place, ...inner];
    const found = computedAt(inner, record, world.release);
    if (found === undefined || depth > 4) return [{ ...reading, place }];
    return readThrough(found.value, found.record, world, depth + 1);
  });
}

interface RecordPlace {
  readonly place: Place;
  readonly fields: readonly FieldModel[];
}

/** The computed property that a place leads to or through, and the record its expression speaks of. */
function computedAt(
  inner: Place,
  record: RecordPlace,
  release: Release,
): { readonly value: unknown; readonly record: RecordPlace } | undefined {
  let { place, fields } = record;
  for (const name of inner) {
    if (name === '[]') {
      place = [...place, name];
      continue;
    }
    const field = fields.find(({ path }) => path === name);
    if (field === undefined) return undefined;
    if (field.value !== undefined) return { value: field.value, record: { place, fields } };
    place = [...place, name];
    fields = field.properties ?? release.entities[field.entity ?? '']?.properties ?? [];
  }
  return undefined;
}

/** What an event of this record reads. */
export function scopeOf({ record, body, chosen }: Situation, { scope }: World): Scope {
  return { ...scope, variables: { ...scope.variables, this: record, root: record, body, chosen } };
}

/** The state of a record, where it has one. */
export function stateOf(lifecycle: LifecycleModel, record: unknown): string | undefined {
  const value = lifecycle.at
    .split('.')
    .reduce<unknown>((held, name) => (isRecord(held) ? held[name] : undefined), record);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Reads the definition for one operation that comes to a record. */
export function expectEvent(
  lifecycle: LifecycleModel,
  world: World,
  { operation, ...situation }: Situation & { readonly operation: string },
): Expected {
  const { policies } = world.release.access;
  const verdicts = new Map<number, boolean>();
  const effects: { event: number; effect: number; runs: boolean }[] = [];
  const { body, chosen } = situation;
  let { record } = situation;
  const leaves = (index: number): boolean => {
    const { from = [] } = lifecycle.events[index] ?? {};
    const state = stateOf(lifecycle, record);
    return state === undefined ? from.length === 0 : from.includes(state);
  };
  const holds = (index: number): boolean => {
    const held = resolveCondition(
      lifecycle.events[index]?.when ?? false,
      scopeOf({ record, body, chosen }, world),
      policies,
    );
    verdicts.set(index, held);
    return held;
  };
  const perform = (index: number): void => {
    const event = lifecycle.events[index];
    const before = scopeOf({ record, body, chosen }, world);
    for (const { path, value } of event?.set ?? []) {
      const written = resolveTemplate(value, before, policies);
      if (written !== undefined) record = writePath(record, path, written ?? undefined);
    }
    if (event?.to !== undefined) record = writePath(record, lifecycle.at, event.to);
    const after = scopeOf({ record, body, chosen }, world);
    for (const [effect, { when }] of (event?.effects ?? []).entries()) {
      effects.push({ event: index, effect, runs: resolveCondition(when, after, policies) });
    }
  };
  const places = [...lifecycle.events.keys()];
  const taken = places.find((index) => lifecycle.events[index]?.on === operation && leaves(index) && holds(index));
  if (taken === undefined) {
    return { event: undefined, followed: [], verdicts, effects, to: stateOf(lifecycle, record), record };
  }
  perform(taken);
  const followed: number[] = [];
  for (;;) {
    const next = places.find(
      (index) =>
        lifecycle.events[index]?.on === undefined && !followed.includes(index) && leaves(index) && holds(index),
    );
    if (next === undefined) break;
    perform(next);
    followed.push(next);
  }
  return { event: taken, followed, verdicts, effects, to: stateOf(lifecycle, record), record };
}
