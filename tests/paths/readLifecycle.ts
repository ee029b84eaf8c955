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

/**
 * Situations in which the guards of a lifecycle come out in every way they can; one for each way. What follows one
 * event is searched by itself first: all events together read more than can be tried.
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

/** An event with those that may follow it by themselves, from the states that they lead to. */
function followedBy(event: Event, { events }: LifecycleModel): readonly Event[] {
  const chain = [event];
  for (const { to } of chain) {
    const next = events.filter(({ on, from }) => on === undefined && to !== undefined && from.includes(to));
    chain.push(...next.filter((one) => !chain.includes(one)));
  }
  return chain;
}

/** What a condition reads of a record, and what the computed properties among it read in turn. */
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

/** Values of the kind that a property holds, so that two properties can be compared with each other. */
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

/** The property that a place leads to, or the computed one that it leads through with the record its expression reads. */
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
