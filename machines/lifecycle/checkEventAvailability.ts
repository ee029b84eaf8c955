import {
  eventScope,
  type LifecycleEventModel,
  type LifecycleModel,
  type PolicyModel,
  readPath,
  readsAny,
  resolveCondition,
  type Scope,
  type Text,
} from '#engine';

interface OfferInput {
  /** All lifecycles of the release, or those of the record's entity. */
  readonly lifecycles: Readonly<Record<string, LifecycleModel>> | readonly LifecycleModel[];
  /** Id of the operation behind the button. */
  readonly operation: string;
  readonly record: unknown;
  readonly scope: Scope;
  readonly policies?: readonly PolicyModel[];
}

export interface EventAvailability {
  readonly offered: boolean;
  /** Why not, where the state knows the event and its condition does not hold. */
  readonly message?: Text;
}

/** Whether a button may be shown for a record in its state. An operation that no lifecycle names is always offered. */
export function checkEventAvailability(input: OfferInput): EventAvailability {
  for (const lifecycle of Object.values(input.lifecycles)) {
    const events = lifecycle.events.filter((event) => event.on === input.operation);
    if (events.length === 0) continue;
    const offer = offerOf(lifecycle, events, input);
    if (!offer.offered) return offer;
  }
  return { offered: true };
}

function offerOf(
  lifecycle: LifecycleModel,
  events: readonly LifecycleEventModel[],
  input: OfferInput,
): EventAvailability {
  // What makes a record begins with none; the one at hand is another.
  if (events.some((event) => event.from.length === 0)) return { offered: true };
  const state = readPath(input.record, lifecycle.at);
  const known = events.filter((event) => typeof state === 'string' && event.from.includes(state));
  if (known.some((event) => mayHold(event, input))) return { offered: true };
  const message = known.find((event) => event.message !== undefined)?.message;
  return message === undefined ? { offered: false } : { offered: false, message };
}

/** What is only known from the body, or from what will be picked in the form, is decided when it is sent. */
function mayHold(event: LifecycleEventModel, { record, scope, policies }: OfferInput): boolean {
  const open = ['body', 'chosen'].filter((name) => scope.variables[name] === undefined);
  return readsAny(event.when, open, scope) || resolveCondition(event.when, eventScope(scope, record), policies);
}
