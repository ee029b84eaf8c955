import { setup } from 'xstate';
import type { LifecycleEventModel, LifecycleModel } from '#engine';

export interface LifecycleEventParams {
  /** Name of the event; several operations may share none. */
  readonly event: string;
  /** Place in the lifecycle's list of events. */
  readonly index: number;
}

const types: { events?: { readonly type: string } } = {};

const lifecycleSetup = setup({
  types,
  guards: {
    /** Does the event's condition hold? Given by the host. */
    holds: (_, _params: LifecycleEventParams) => true,
  },
  actions: {
    /** Writes what the event sets. Given by the host. */
    set: (_, _params: LifecycleEventParams) => undefined,
    /** Runs what follows from the event. Given by the host. */
    effect: (_, _params: LifecycleEventParams & { readonly run: string }) => undefined,
  },
});

type StateConfig = Parameters<typeof lifecycleSetup.createStateConfig>[0];

/** State of a record that is not stored yet. */
export const notStored = '$new';

/**
 * Turns a lifecycle into a machine, for its picture and for walking its paths.
 * Events are named `<operation>` or, where one operation is several events, `<operation>:<event>`.
 */
export function createLifecycleMachine(model: LifecycleModel) {
  const states: Record<string, StateConfig> = {};
  for (const name of stateNames(model)) states[name] = buildState(model, name);
  const initial = model.events.some((event) => event.on !== undefined && event.from.length === 0);
  return lifecycleSetup.createMachine({
    id: model.id,
    initial: initial ? notStored : (stateNames(model).find((name) => name !== notStored) ?? notStored),
    states,
  });
}

/** Name under which a lifecycle's machine knows an event. */
export function lifecycleEventName(model: LifecycleModel, event: LifecycleEventModel): string {
  const operation = event.on ?? `auto:${event.auto ?? event.event}`;
  const shared = model.events.filter((other) => other.on === event.on && other.on !== undefined).length > 1;
  return shared ? `${operation}:${event.event}` : operation;
}

function stateNames(model: LifecycleModel): readonly string[] {
  const named = model.events.flatMap((event) => [...event.from, ...(event.to === undefined ? [] : [event.to])]);
  return [...new Set([notStored, ...named, ...model.states.map((state) => state.state)])];
}

function buildState(model: LifecycleModel, state: string): StateConfig {
  const leaving = model.events
    .map((event, index) => ({ event, index }))
    .filter(({ event }) => (event.from.length === 0 ? state === notStored : event.from.includes(state)));
  const on: Record<string, ReturnType<typeof buildTransition>> = {};
  for (const { event, index } of leaving) {
    if (event.on !== undefined) on[lifecycleEventName(model, event)] = buildTransition(event, index, state);
  }
  const always = leaving
    .filter(({ event }) => event.on === undefined && event.to !== undefined && event.to !== state)
    .map(({ event, index }) => buildTransition(event, index, state));
  return { on, always };
}

function buildTransition(event: LifecycleEventModel, index: number, state: string) {
  const params: LifecycleEventParams = { event: event.event, index };
  return {
    target: event.to ?? state,
    guard: { type: 'holds', params } as const,
    actions: [
      { type: 'set', params } as const,
      ...event.effects.map((call) => ({ type: 'effect', params: { ...params, run: call.run } }) as const),
    ],
  };
}
