import { getNextTransitions, initialTransition } from 'xstate';
import { type CallModel, canonicalJson, type LifecycleModel, resolveCondition, writePath } from '#engine';
import { type LifecycleMachine, notStored } from '#machines';
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
  readonly machine: LifecycleMachine;
}

/** An operation on a record, and the result that the definition requires. */
interface Event {
  readonly operation: string;
  readonly record: Row;
  readonly expected: Expected;
}

/**
 * Walks every event of a lifecycle from every state on its machine, with records and bodies found for it. Returns the
 * ledger.
 */
export function walkLifecycle(lifecycle: LifecycleModel, world: World, subject: Subject): Ledger {
  const ledger = createLedger(`lifecycle ${lifecycle.id}`);
  const walk: Walk = { lifecycle, world, subject, ledger, machine: subject.createLifecycleMachine(lifecycle) };
  if (lifecycle.events.length === 0) walkDerived(walk);
  else {
    wantEvents(walk);
    walkGraph(walk);
    walkRecords(walk);
  }
  return ledger;
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

/** Walks every state and transition of the machine as a graph, independent of records. */
function walkGraph({ lifecycle, ledger, machine }: Walk): void {
  const [start] = initialTransition(machine);
  const first = String(start.value);
  const reached = new Set([first]);
  for (const state of reached) {
    for (const { target } of getNextTransitions(machine.resolveState({ value: state, context: start.context })))
      for (const { key } of target ?? []) reached.add(key);
  }
  for (const state of statesOf(lifecycle)) if (reached.has(state)) ledger.cover('states', state);
  const named = new Set(statesOf(lifecycle));
  for (const state of reached)
    if (!named.has(state)) ledger.fault(`${lifecycle.id}: the machine has a strange state ${state}`);
  for (const [index, event] of lifecycle.events.entries()) {
    const isBirth = event.on === undefined && event.from.length === 0;
    if (isBirth && event.to === first) ledger.cover('births', nameOf(lifecycle, index));
  }
}

/** Walks records: from their creation, in every situation and state, until no new state is reached. */
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
        // Times that an event writes make no new situation. Each state is visited with every situation anyway.
        if (next !== undefined && !lived.has(stateOf(lifecycle, next) ?? notStored)) queue.push(next);
      }
    }
  }
  for (const state of statesOf(lifecycle)) {
    if (!lived.has(state)) ledger.fault(`${lifecycle.id}: no record comes to ${state}`);
  }
}

/** Applies one operation to one record. The machine must do what the definition requires. */
function walkEvent(walk: Walk, operation: string, situation: Situation): Row | undefined {
  const { lifecycle, world, subject, ledger } = walk;
  const { record, body } = situation;
  const { policies } = world.release.access;
  const state = stateOf(lifecycle, record) ?? notStored;
  const expected = expectEvent(lifecycle, world, { ...situation, operation });
  const event: Event = { operation, record, expected };
  const scope = scopeOf(situation, world);
  const place = `${lifecycle.id}: ${operation} in ${state}`;
  const taken = subject.takeEvent({ machine: walk.machine, operation, record, body, scope, policies });
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
    ledger.fault(`${place}: the machine ${told(got)}, the definition ${told(wanted)}`);
  }
  walkOffer(walk, event);
  coverEvent(walk, event);
  return 'record' in taken ? taken.record : undefined;
}

/**
 * A button must be shown for a stored record if an event may be allowed. Conditions on the body are evaluated later.
 */
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
  const offer = { machines: [walk.machine], operation, record, scope: world.scope, policies };
  const { offered } = subject.offerEvent(offer);
  if (offered !== wanted) ledger.fault(`${lifecycle.id}: ${operation} in ${state} is ${offered ? '' : 'not '}offered`);
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

/** Walks derived states: the machine must derive the first state whose condition is true. */
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
    const got = subject.deriveState(machine, { record: situation.record, scope: world.scope, policies });
    if (got !== wanted) ledger.fault(`${lifecycle.id}: the machine says ${got}, the definition ${wanted}`);
    if (wanted !== undefined) ledger.cover('states', wanted);
  }
}

function operationsOf({ events }: LifecycleModel): readonly string[] {
  return [...new Set(events.flatMap(({ on }) => (on === undefined ? [] : [on])))];
}

/** Returns the states of a record, including "not stored" if an event creates it. */
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

function told(outcome: Readonly<Record<string, unknown>>): string {
  return 'refused' in outcome ? 'refuses' : `takes ${JSON.stringify({ ...outcome, record: undefined })}`;
}
