import type { LifecycleEventModel, LifecycleModel } from '#engine';
import { lifecycleSetup } from './lifecycleSetup.ts';

type StateConfig = Parameters<typeof lifecycleSetup.createStateConfig>[0];

export type LifecycleMachine = ReturnType<typeof createLifecycleMachine>;

/** State of a record that is not yet stored, and of one whose state is not yet computed. */
export const notStored = '$new';

/** An event without changes, after which due automatic events follow. */
export const timePassed = '$time';

/**
 * Compiles a lifecycle to a machine. Its events are the operations. Events of the same operation are tried in the order
 * of the definition. Automatic events and derived states are eventless transitions. Guards and actions read only their
 * parameters, so that `machine.config` is JSON that XState tools can read.
 */
export function createLifecycleMachine(model: LifecycleModel) {
  const names = stateNames(model);
  const states: Record<string, StateConfig> = {};
  const build: Build = { model, targetOf: (state) => targetOf(model, names, state) };
  for (const name of names) states[name] = { ...idOf(model, names, name), ...buildState(build, name) };
  const startsNew =
    model.states.length > 0 || model.events.some((event) => event.on !== undefined && event.from.length === 0);
  return lifecycleSetup.createMachine({
    id: model.id,
    meta: { at: model.at },
    initial: startsNew ? notStored : (names.find((name) => name !== notStored) ?? notStored),
    context: ({ input }) => ({
      record: input?.record ?? {},
      scope: input?.scope,
      policies: input?.policies,
      ...{ applied: undefined, irreversible: false, followed: [] },
    }),
    states,
  });
}

function stateNames({ events, states }: LifecycleModel): readonly string[] {
  const named = events.flatMap(({ from, to }) => [...from, ...(to === undefined ? [] : [to])]);
  return [...new Set([notStored, ...named, ...states.map(({ state }) => state)])];
}

interface Build {
  readonly model: LifecycleModel;
  readonly targetOf: (state: string) => string;
}

function buildState(build: Build, state: string): StateConfig {
  const { model } = build;
  const leaving = model.events.filter(({ from }) => (from.length === 0 ? state === notStored : from.includes(state)));
  const on: Record<string, ReturnType<typeof buildTransition>[]> = {};
  for (const event of leaving) {
    if (event.on !== undefined) on[event.on] = [...(on[event.on] ?? []), buildTransition(build, event)];
  }
  const automatic = leaving.filter((event) => event.on === undefined);
  if (automatic.length === 0) return { on, always: state === notStored ? derivedStates(build) : [] };
  const passed = { actions: [{ type: 'apply', params: { event: timePassed, irreversible: false } } as const] };
  return { on: { ...on, [timePassed]: passed }, always: automatic.map((event) => buildTransition(build, event)) };
}

function derivedStates({ model, targetOf }: Build) {
  return model.states.map(({ state, when }) => ({
    target: targetOf(state),
    guard: { type: 'derives', params: { when } } as const,
  }));
}

function buildTransition({ model, targetOf }: Build, event: LifecycleEventModel) {
  const { to, when, message, irreversible } = event;
  const name = event.on === undefined ? (event.auto ?? event.event) : event.event;
  const values = to === undefined ? event.set : [...event.set, { path: model.at, value: to }];
  const isAutomatic = event.on === undefined;
  return {
    ...(to === undefined ? {} : { target: targetOf(to) }),
    ...(isAutomatic
      ? { guard: { type: 'follows', params: { event: name, when } } as const }
      : when === true
        ? {}
        : { guard: { type: 'when', params: { when } } as const }),
    actions: [
      isAutomatic
        ? ({ type: 'follow', params: { event: name } } as const)
        : ({ type: 'apply', params: { event: name, irreversible } } as const),
      ...(values.length === 0 ? [] : [{ type: 'set', params: { values } } as const]),
      ...event.effects.map((call) => ({ type: 'effect', params: call }) as const),
    ],
    ...(message === undefined ? {} : { meta: { message } }),
  };
}

/** Dots and number signs have a meaning in target names, so a state with them is referenced by an id. */
function targetOf(model: LifecycleModel, names: readonly string[], state: string): string {
  const { id } = idOf(model, names, state);
  return id === undefined ? state : `#${id}`;
}

function idOf(model: LifecycleModel, names: readonly string[], state: string): { readonly id?: string } {
  return /[.#\\]/.test(state) ? { id: `${model.id}-${names.indexOf(state)}` } : {};
}
