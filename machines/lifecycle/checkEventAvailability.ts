import { isRecord, type PolicyModel, type Scope, type Text } from '#engine';
import { type LifecycleMachine, notStored } from './createLifecycleMachine.ts';
import { refusalOf, snapshotOf, stateOf } from './lifecycleSnapshot.ts';

interface OfferInput {
  /** The machines of all lifecycles, or of the lifecycles of the record's entity. */
  readonly machines: readonly LifecycleMachine[];
  /** Id of the button's operation. */
  readonly operation: string;
  readonly record: unknown;
  readonly scope: Scope;
  readonly policies?: readonly PolicyModel[];
}

export interface EventAvailability {
  readonly offered: boolean;
  /** The reason for the refusal, if the state accepts the event but its condition does not hold. */
  readonly message?: Text;
}

/** Whether to show a button for a record in its state. An operation that no lifecycle uses is always offered. */
export function checkEventAvailability(input: OfferInput): EventAvailability {
  for (const machine of input.machines) {
    if (!machine.events.includes(input.operation)) continue;
    const offer = offerOf(machine, input);
    if (!offer.offered) return offer;
  }
  return { offered: true };
}

function offerOf(machine: LifecycleMachine, { operation, record, scope, policies }: OfferInput): EventAvailability {
  // An operation that creates a record does not depend on the state of an existing one.
  if (machine.states[notStored]?.config.on?.[operation] !== undefined) return { offered: true };
  const state = stateOf(machine, record);
  const held = { record: isRecord(record) ? record : {}, scope, policies };
  const snapshot = state === undefined ? undefined : snapshotOf(machine, state, held);
  if (snapshot === undefined) return { offered: false };
  if (snapshot.can({ type: operation, isOffer: true })) return { offered: true };
  const message = refusalOf(snapshot, operation);
  return message === undefined ? { offered: false } : { offered: false, message };
}
