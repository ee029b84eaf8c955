import {
  type CallModel,
  eventScope,
  isRecord,
  type LifecycleEventModel,
  type LifecycleModel,
  type PolicyModel,
  readPath,
  resolveCondition,
  resolveTemplate,
  type Scope,
  type Text,
  writePath,
} from '#engine';

interface TakeInput {
  readonly lifecycle: LifecycleModel;
  /** Id of the operation that was asked for. */
  readonly operation: string;
  /** The stored record; at creation the new one with its defaults. */
  readonly record: unknown;
  readonly body: unknown;
  readonly scope: Scope;
  readonly policies?: readonly PolicyModel[];
}

export type AppliedEvent =
  /** The lifecycle does not name the operation: the record is not guarded. */
  | { readonly unguarded: true }
  /** `state`: the state does not know the event; a text: its condition does not hold. */
  | { readonly refused: Text | 'state' }
  | {
      readonly record: Readonly<Record<string, unknown>>;
      /** Name of the event, then those of the automatic events that followed. */
      readonly event: string;
      readonly followed: readonly string[];
      /** Calls whose condition holds, in order; their `this` is the record after. */
      readonly effects: readonly CallModel[];
      readonly from: string | undefined;
      readonly to: string | undefined;
      readonly irreversible: boolean;
    };

/**
 * Takes an event: checks state and condition, sets what it sets, and lets automatic events follow until rest. Each of
 * them follows once at most, so that a circle, which the gate refuses, would end too.
 */
export function applyEvent(input: TakeInput): AppliedEvent {
  const { lifecycle, operation, body, scope, policies } = input;
  const events = lifecycle.events.filter((event) => event.on === operation);
  if (events.length === 0) return { unguarded: true };
  const before = isRecord(input.record) ? input.record : {};
  const from = stateOf(lifecycle, before);
  const known = events.filter((event) => knows(event, from));
  const event = known.find(({ when }) => resolveCondition(when, eventScope(scope, before, body), policies));
  if (!event) return { refused: known.find(({ message }) => message !== undefined)?.message ?? 'state' };
  let step = perform(event, before, input);
  const effects = [...step.effects];
  const followed: string[] = [];
  for (;;) {
    const { record } = step;
    const state = stateOf(lifecycle, record);
    const auto = lifecycle.events.find(
      (one) =>
        one.on === undefined &&
        !followed.includes(nameOf(one)) &&
        knows(one, state) &&
        resolveCondition(one.when, eventScope(scope, record, body), policies),
    );
    if (!auto) break;
    step = perform(auto, record, input);
    effects.push(...step.effects);
    followed.push(nameOf(auto));
  }
  const to = stateOf(lifecycle, step.record);
  return { record: step.record, event: event.event, followed, effects, from, to, irreversible: event.irreversible };
}

interface Performed {
  readonly record: Readonly<Record<string, unknown>>;
  readonly effects: readonly CallModel[];
}

/** All values are read from the record as it was before the event. */
function perform(event: LifecycleEventModel, before: Performed['record'], input: TakeInput): Performed {
  const { lifecycle, body, scope, policies } = input;
  const inner = eventScope(scope, before, body);
  let record = before;
  for (const { path, value } of event.set) {
    const resolved = resolveTemplate(value, inner, policies);
    // What cannot be computed leaves its place as it was; a written null clears it.
    if (resolved !== undefined) record = writePath(record, path, resolved === null ? undefined : resolved);
  }
  if (event.to !== undefined) record = writePath(record, lifecycle.at, event.to);
  const after = eventScope(scope, record, body);
  return { record, effects: event.effects.filter(({ when }) => resolveCondition(when, after, policies)) };
}

function knows({ from }: LifecycleEventModel, state: string | undefined): boolean {
  return state === undefined ? from.length === 0 : from.includes(state);
}

function stateOf(lifecycle: LifecycleModel, record: unknown): string | undefined {
  const state = readPath(record, lifecycle.at);
  return typeof state === 'string' && state !== '' ? state : undefined;
}

function nameOf(event: LifecycleEventModel): string {
  return event.auto ?? event.event;
}
