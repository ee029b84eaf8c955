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
import { aroundToday, domainsOf, scopesOf } from './searchScopes.ts';

type Row = Readonly<Record<string, unknown>>;

/** The body of an operation, and the records that were selected in it. */
export interface Coming {
  readonly body: Row;
  readonly chosen: Row;
}

/** A record and an operation on it. */
export interface Situation extends Coming {
  readonly record: Row;
}

/** The expected result of an operation, derived from the definition of the lifecycle. */
export interface Expected {
  /** Index of the event that is applied. Undefined: the operation is refused. */
  readonly event: number | undefined;
  readonly followed: readonly number[];
  /** The results of the guards in order of evaluation, by the index of the event. */
  readonly verdicts: ReadonlyMap<number, boolean>;
  /** Index of the event, index of the effect, and whether it runs. */
  readonly effects: readonly { readonly event: number; readonly effect: number; readonly runs: boolean }[];
  readonly to: string | undefined;
  readonly record: Row;
}

/**
 * Returns situations for all reachable combinations of results of a lifecycle's guards, one for each combination. Each
 * event is first searched with the events that follow it automatically, because all events together read too many
 * values to try all combinations.
 */
export function situationsOf(lifecycle: LifecycleModel, world: World): readonly Situation[] {
  const { scope, release } = world;
  const entity = release.entities[lifecycle.of];
  const all = conditionsOf(lifecycle.events, lifecycle);
  const searches = [...lifecycle.events.map((event) => conditionsOf(followedBy(event, lifecycle))), all];
  const found = new Map<string, Situation>();
  for (const conditions of searches) {
    const record: RecordPlace = { place: ['this'], fields: entity?.properties ?? [] };
    const readings = conditions.flatMap((when) => readThrough(when, record, world));
    const read = readings.filter(({ place }) => ['this', 'root', 'body', 'chosen'].includes(place[0] ?? ''));
    for (const { variables } of scopesOf(domainsOf(read, scope), scope)) {
      const given = isRecord(variables['this']) ? variables['this'] : {};
      const record = entity ? completeRecord(entity, given, scope, release) : given;
      const body = isRecord(variables['body']) ? variables['body'] : {};
      const chosen = isRecord(variables['chosen']) ? variables['chosen'] : {};
      const inner = scopeOf({ record, body, chosen }, world);
      const key = all.map((when) => (resolveCondition(when, inner, release.access.policies) ? '1' : '0')).join('');
      if (!found.has(key)) found.set(key, { record, body, chosen });
    }
  }
  return [...found.values()];
}

type Event = LifecycleModel['events'][number];

function conditionsOf(events: readonly Event[], { states }: Partial<LifecycleModel> = {}) {
  return [
    ...events.flatMap(({ when, effects }) => [when, ...effects.map((effect) => effect.when)]),
    ...(states ?? []).map(({ when }) => when),
  ];
}

/** Returns an event with the automatic events that may follow it, directly or indirectly. */
function followedBy(event: Event, { events }: LifecycleModel): readonly Event[] {
  const chain = [event];
  for (const { to } of chain) {
    const next = events.filter(({ on, from }) => on === undefined && to !== undefined && from.includes(to));
    chain.push(...next.filter((one) => !chain.includes(one)));
  }
  return chain;
}

/** Returns what a condition reads of a record, including what computed properties read. */
function readThrough(written: unknown, record: RecordPlace, world: World, depth = 0): readonly Reading[] {
  return readExpressions(written, world.scope).flatMap((reading) => {
    const [root, ...inner] = reading.place;
    if (root !== 'this') return [reading];
    const place = [...record.place, ...inner];
    const { computed, field } = propertyAt(inner, record, world.release);
    if (computed === undefined || depth > 4) return [{ ...reading, place, ...likelyOf(field, reading, world) }];
    return readThrough(computed.value, computed.record, world, depth + 1);
  });
}

/** Returns values of the type of a property, so that two properties can be compared with each other. */
function likelyOf(
  field: FieldModel | undefined,
  { literals, isList }: Reading,
  { scope }: World,
): Pick<Reading, 'likely'> {
  const kind = field && Object.hasOwn(kinds, field.type) ? kinds[field.type] : undefined;
  if (field === undefined || kind === undefined || isList) return {};
  const unlisted = field.values?.map(({ value }) => value).find((value) => !literals.includes(value));
  if (unlisted !== undefined) return { likely: [unlisted] };
  return { likely: field.format?.startsWith('date') ? aroundToday(scope) : kind };
}

const kinds: Readonly<Record<string, readonly unknown[]>> = {
  string: ['other'],
  number: [1, 2],
  integer: [1, 2],
  boolean: [true, false],
  object: [{}],
};

interface RecordPlace {
  readonly place: Place;
  readonly fields: readonly FieldModel[];
}

/** Returns the property at a path, or the computed property on the path with the record that its expression reads. */
function propertyAt(
  inner: Place,
  record: RecordPlace,
  release: Release,
): { readonly field?: FieldModel; readonly computed?: { readonly value: unknown; readonly record: RecordPlace } } {
  let { place, fields } = record;
  let field: FieldModel | undefined;
  for (const name of inner) {
    if (name !== '[]') {
      field = fields.find(({ path }) => path === name);
      if (field === undefined) return {};
      if (field.value !== undefined) return { computed: { value: field.value, record: { place, fields } } };
      fields = field.properties ?? release.entities[field.entity ?? '']?.properties ?? [];
    }
    place = [...place, name];
  }
  return field === undefined ? {} : { field };
}

/** Returns the scope of an event of this record. */
export function scopeOf({ record, body, chosen }: Situation, { scope }: World): Scope {
  return { ...scope, variables: { ...scope.variables, this: record, root: record, body, chosen } };
}

/** Returns the state of a record, or undefined if it has none. */
export function stateOf(lifecycle: LifecycleModel, record: unknown): string | undefined {
  const value = lifecycle.at
    .split('.')
    .reduce<unknown>((held, name) => (isRecord(held) ? held[name] : undefined), record);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Derives the expected result of an operation on a record from the definition. */
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
