import { getNextSnapshot, initialTransition } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { type CallModel, canonicalJson, isRecord, type LifecycleModel, resolveCondition, writePath } from '#engine';
import { lifecycleEventName, notStored } from '#machines';
import { createLedger, type Ledger } from './createLedger.ts';
import type { World } from './findWorlds.ts';
import { readExpressions } from './readExpressions.ts';
import { type Expected, expectEvent, type Situation, scopeOf, situationsOf, stateOf } from './readLifecycle.ts';
import type { Subject } from './subject.ts';

type Row = Readonly<Record<string, unknown>>;

interface Walk {
  readonly lifecycle: LifecycleModel;
  readonly world: World;
  readonly subject: Subject;
  readonly ledger: Ledger;
  readonly machine: ReturnType<typeof machineOf>;
}

/** An operation that came to a record, and what the definition says of it. */
interface Event {
  readonly operation: string;
  readonly record: Row;
  readonly expected: Expected;
}

/** Walks every event of a lifecycle from every state, on its machine and on the engine, with records and bodies found for it. */
export function walkLifecycle(lifecycle: LifecycleModel, world: World, subject: Subject): Ledger {
  const ledger = createLedger(`lifecycle ${lifecycle.id}`);
  const walk: Walk = { lifecycle, world, subject, ledger, machine: machineOf(lifecycle, subject) };
  if (lifecycle.events.length === 0) walkDerived(walk);
  else {
    wantEvents(walk);
    walkGraph(walk);
    walkRecords(walk);
  }
  return ledger;
}

/** The machine asks its guards of the event itself: each carries the verdicts that hold for a record. */
function machineOf(lifecycle: LifecycleModel, subject: Subject) {
  return subject.createLifecycleMachine(lifecycle).provide({
    guards: { holds: ({ event }, { index }) => verdictOf(event, index) },
  });
}

function verdictOf(event: unknown, index: number): boolean {
  return isRecord(event) && isRecord(event['verdicts']) && event['verdicts'][String(index)] === true;
}

function wantEvents({ lifecycle, ledger }: Walk): void {
  for (const state of statesOf(lifecycle)) ledger.want('states', state);
  for (const [index, event] of lifecycle.events.entries()) {
    const name = nameOf(lifecycle, index);
    if (event.on === undefined && event.from.length === 0) {
      ledger.want('births', name);
      continue;
    }
    const from = event.from.length === 0 ? [notStored] : event.from;
    for (const state of from) {
      ledger.want('transitions', `${name} from ${state}`);
      if (event.when === true) continue;
      ledger.want('guards', `${name} from ${state} holds`);
      ledger.want('guards', `${name} from ${state} refuses`);
    }
    for (const [effect, call] of event.effects.entries()) {
      ledger.want('effects', `${name} ${call.run}#${effect} runs`);
      if (call.when !== true) ledger.want('effects', `${name} ${call.run}#${effect} is left out`);
    }
  }
  for (const operation of operationsOf(lifecycle)) {
    for (const state of statesOf(lifecycle)) {
      if (!knows(lifecycle, operation, state)) ledger.want('refusals', `${operation} in ${state}`);
    }
  }
}

/** Every state and every transition of the machine as a graph, whatever the records are. */
function walkGraph({ lifecycle, ledger, machine }: Walk): void {
  const guarded = [...lifecycle.events.keys()].filter((index) => lifecycle.events[index]?.when !== true);
  const always = [...lifecycle.events.keys()].filter((index) => !guarded.includes(index));
  const verdicts = subsetsOf(guarded).map((held) => toVerdicts([...always, ...held]));
  const events = [...new Set(lifecycle.events.flatMap(({ on }) => (on === undefined ? [] : [on])))].flatMap((on) =>
    [
      ...new Set(lifecycle.events.filter((one) => one.on === on).map((one) => lifecycleEventName(lifecycle, one))),
    ].flatMap((type) => verdicts.map((one) => ({ type, verdicts: one }))),
  );
  const reached = new Set(getShortestPaths(machine, { events }).map(({ state }) => String(state.value)));
  const [start] = initialTransition(machine);
  reached.add(String(start.value));
  for (const state of statesOf(lifecycle)) if (reached.has(state)) ledger.cover('states', state);
  const named = new Set(statesOf(lifecycle));
  for (const state of reached)
    if (!named.has(state)) ledger.fault(`${lifecycle.id}: the machine has a strange state ${state}`);
  for (const [index, event] of lifecycle.events.entries()) {
    const isBirth = event.on === undefined && event.from.length === 0;
    if (isBirth && event.to === String(start.value)) ledger.cover('births', nameOf(lifecycle, index));
  }
}

/** Real records: from their birth on, and every situation in every state, until nothing new comes. */
function walkRecords(walk: Walk): void {
  const { lifecycle, ledger, world, machine } = walk;
  const situations = situationsOf(lifecycle, world);
  const comings = [
    ...new Map(situations.map(({ body, chosen }) => [canonicalJson({ body, chosen }), { body, chosen }])).values(),
  ];
  const [start] = initialTransition(machine);
  const first = String(start.value);
  const lived = new Set<string>();
  const queue: Row[] = situations.map(({ record }) => inState(lifecycle, record, first));
  const seen = new Set<string>();
  for (let record = queue.shift(); record !== undefined; record = queue.shift()) {
    const key = canonicalJson(record);
    if (seen.has(key)) continue;
    seen.add(key);
    const state = stateOf(lifecycle, record) ?? notStored;
    if (!lived.has(state)) {
      lived.add(state);
      queue.push(...situations.map((one) => inState(lifecycle, one.record, state)));
    }
    for (const operation of operationsOf(lifecycle)) {
      for (const coming of comings) {
        const next = walkEvent(walk, operation, { record, ...coming });
        // Instants written by an event make no new situation: states are visited with every situation anyway.
        if (next !== undefined && !lived.has(stateOf(lifecycle, next) ?? notStored)) queue.push(next);
      }
    }
  }
  for (const state of statesOf(lifecycle)) {
    if (!lived.has(state)) ledger.fault(`${lifecycle.id}: no record comes to ${state}`);
  }
}

/** One operation on one record: the definition read word by word, the engine and the machine must agree. */
function walkEvent(walk: Walk, operation: string, situation: Situation): Row | undefined {
  const { lifecycle, world, subject, ledger } = walk;
  const { record, body } = situation;
  const { policies } = world.release.access;
  const state = stateOf(lifecycle, record) ?? notStored;
  const expected = expectEvent(lifecycle, world, { ...situation, operation });
  const event: Event = { operation, record, expected };
  const scope = scopeOf(situation, world);
  const place = `${lifecycle.id}: ${operation} in ${state}`;
  const taken = subject.takeEvent({ lifecycle, operation, record, body, scope, policies });
  const names = (indexes: readonly number[]) =>
    indexes.map((index) => lifecycle.events[index]?.auto ?? lifecycle.events[index]?.event);
  const expectedEffects: readonly (CallModel | undefined)[] = expected.effects
    .filter(({ runs }) => runs)
    .map(({ event, effect }) => lifecycle.events[event]?.effects[effect]);
  const wanted =
    expected.event === undefined
      ? { refused: true }
      : {
          ...{ event: lifecycle.events[expected.event]?.event, followed: names(expected.followed), to: expected.to },
          ...{ effects: expectedEffects.map((call) => call?.run), record: expected.record },
        };
  const got =
    'event' in taken
      ? {
          ...{ event: taken.event, followed: taken.followed, to: taken.to },
          ...{ effects: taken.effects.map(({ run }) => run), record: taken.record },
        }
      : { refused: 'refused' in taken };
  if (canonicalJson(got) !== canonicalJson(wanted)) {
    ledger.fault(`${place}: the engine ${told(got)}, the definition ${told(wanted)}`);
  }
  walkOffer(walk, event);
  walkMachine(walk, event);
  coverEvent(walk, event);
  return 'record' in taken ? taken.record : undefined;
}

/** A button is shown for a stored record when an event may hold; what reads the body is decided later. */
function walkOffer(walk: Walk, { operation, record, expected }: Event): void {
  const { lifecycle, world, subject, ledger } = walk;
  const state = stateOf(lifecycle, record);
  const events = [...lifecycle.events.entries()].filter(([, event]) => event.on === operation);
  if (state === undefined || events.some(([, event]) => event.from.length === 0)) return;
  const readsLater = events.some(
    ([, event]) =>
      event.from.includes(state) &&
      readExpressions(event.when, world.scope).some(({ place }) => ['body', 'chosen'].includes(place[0] ?? '')),
  );
  const wanted = readsLater || expected.event !== undefined;
  const { policies } = world.release.access;
  const { offered } = subject.offerEvent({ lifecycles: [lifecycle], operation, record, scope: world.scope, policies });
  if (offered !== wanted) ledger.fault(`${lifecycle.id}: ${operation} in ${state} is ${offered ? '' : 'not '}offered`);
}

function walkMachine(walk: Walk, { operation, record, expected }: Event): void {
  const { lifecycle, machine, ledger } = walk;
  const state = stateOf(lifecycle, record) ?? notStored;
  if (!Object.hasOwn(machine.states, state)) {
    ledger.fault(`${lifecycle.id}: the machine does not know ${state}`);
    return;
  }
  const held = [...expected.verdicts].filter(([, verdict]) => verdict).map(([index]) => index);
  const asked = held.filter((index) => lifecycle.events[index]?.on !== undefined);
  const before = machine.resolveState({ value: state });
  const of = lifecycle.events.map((event, index) => ({ event, index })).filter(({ event }) => event.on === operation);
  if (!knows(lifecycle, operation, state)) {
    const all = toVerdicts([...lifecycle.events.keys()].filter((index) => lifecycle.events[index]?.on !== undefined));
    const strange = of.map(({ event }) => ({ type: lifecycleEventName(lifecycle, event), verdicts: all }));
    if (strange.some((event) => before.can(event)))
      ledger.fault(`${lifecycle.id}: the machine knows ${operation} in ${state}`);
  }
  for (const type of new Set(of.map(({ event }) => lifecycleEventName(lifecycle, event)))) {
    const taken = expected.event === undefined ? undefined : lifecycle.events[expected.event];
    const isTaken = taken !== undefined && lifecycleEventName(lifecycle, taken) === type;
    // What follows by itself follows an event that was taken.
    const event = { type, verdicts: toVerdicts(isTaken ? held : asked) };
    const place = `${lifecycle.id}: the machine of ${type} in ${state}`;
    // Another event of the same operation may hold as well; the engine takes the first.
    const mayHold = of.some(
      (one) => lifecycleEventName(lifecycle, one.event) === type && expected.verdicts.get(one.index) === true,
    );
    if (before.can(event) !== (isTaken || mayHold))
      ledger.fault(`${place} ${before.can(event) ? 'takes' : 'refuses'} it`);
    const after = String(getNextSnapshot(machine, before, event).value);
    const wanted = isTaken ? (expected.to ?? notStored) : state;
    if ((isTaken || !mayHold) && after !== wanted) ledger.fault(`${place} goes to ${after}, not to ${wanted}`);
  }
}

function coverEvent({ lifecycle, ledger }: Walk, { operation, record, expected }: Event): void {
  const state = stateOf(lifecycle, record) ?? notStored;
  if (!knows(lifecycle, operation, state) && expected.event === undefined) {
    ledger.cover('refusals', `${operation} in ${state}`);
  }
  let at = state;
  for (const [index, held] of expected.verdicts) {
    const name = nameOf(lifecycle, index);
    const event = lifecycle.events[index];
    ledger.cover('guards', `${name} from ${at} ${held ? 'holds' : 'refuses'}`);
    if (held) ledger.cover('transitions', `${name} from ${at}`);
    if (held && event?.to !== undefined) at = event.to;
  }
  for (const { event, effect, runs } of expected.effects) {
    const call = lifecycle.events[event]?.effects[effect];
    ledger.cover('effects', `${nameOf(lifecycle, event)} ${call?.run}#${effect} ${runs ? 'runs' : 'is left out'}`);
  }
}

/** States that follow from the record: each with a record that is in it and in no earlier one. */
function walkDerived({ lifecycle, world, subject, ledger, machine }: Walk): void {
  const { policies } = world.release.access;
  for (const { state } of lifecycle.states) {
    ledger.want('states', state);
    if (!Object.hasOwn(machine.states, state)) ledger.fault(`${lifecycle.id}: the machine does not know ${state}`);
  }
  for (const situation of situationsOf(lifecycle, world)) {
    const scope = scopeOf(situation, world);
    const verdicts = lifecycle.states.map(({ when }) => resolveCondition(when, scope, policies));
    const wanted = lifecycle.states[verdicts.indexOf(true)]?.state;
    const got = subject.deriveState(lifecycle, situation.record, world.scope, policies);
    if (got !== wanted) ledger.fault(`${lifecycle.id}: the engine says ${got}, the definition ${wanted}`);
    if (wanted !== undefined) ledger.cover('states', wanted);
  }
}

function operationsOf({ events }: LifecycleModel): readonly string[] {
  return [...new Set(events.flatMap(({ on }) => (on === undefined ? [] : [on])))];
}

/** States that a record may be in; not stored yet is one where something creates it. */
function statesOf({ events }: LifecycleModel): readonly string[] {
  const named = events.flatMap(({ from, to }) => [...from, ...(to === undefined ? [] : [to])]);
  const isCreated = events.some(({ on, from }) => on !== undefined && from.length === 0);
  return [...new Set([...(isCreated ? [notStored] : []), ...named])];
}

function knows({ events }: LifecycleModel, operation: string, state: string): boolean {
  return events.some(
    ({ on, from }) => on === operation && (from.length === 0 ? state === notStored : from.includes(state)),
  );
}

function nameOf({ events }: LifecycleModel, index: number): string {
  return events[index]?.auto ?? events[index]?.event ?? '';
}

function inState({ at }: LifecycleModel, record: Row, state: string): Row {
  return writePath(record, at, state === notStored ? undefined : state);
}

function toVerdicts(held: readonly number[]): Readonly<Record<string, boolean>> {
  return Object.fromEntries(held.map((index) => [String(index), true]));
}

function subsetsOf(all: readonly number[]): readonly (readonly number[])[] {
  let sets: readonly (readonly number[])[] = [[]];
  for (const one of all) sets = [...sets, ...sets.map((set) => [...set, one])];
  return sets;
}

function told(outcome: Readonly<Record<string, unknown>>): string {
  return 'refused' in outcome ? 'refuses' : `takes ${JSON.stringify({ ...outcome, record: undefined })}`;
}
