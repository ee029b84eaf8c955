import { getNextTransitions } from 'xstate';
import { readPath, type Text } from '#engine';
import type { LifecycleMachine } from './createLifecycleMachine.ts';
import type { LifecycleInput } from './lifecycleSetup.ts';

export type LifecycleSnapshot = ReturnType<LifecycleMachine['resolveState']>;

/** The state of a record, if it has one. */
export function stateOf(machine: LifecycleMachine, record: unknown): string | undefined {
  const state = readPath(record, machine.root.meta?.at ?? '');
  return typeof state === 'string' && state !== '' ? state : undefined;
}

/** The machine in the state of a record. Undefined for an unknown state. */
export function snapshotOf(
  machine: LifecycleMachine,
  state: string,
  { record, scope, policies }: LifecycleInput,
): LifecycleSnapshot | undefined {
  if (!Object.hasOwn(machine.states, state)) return undefined;
  const nothing = { applied: undefined, irreversible: false, followed: [] };
  return machine.resolveState({ value: state, context: { record, scope, policies, ...nothing } });
}

/** The reason why an accepted event is refused: the message of the first transition that has one. */
export function refusalOf(snapshot: LifecycleSnapshot, operation: string): Text | undefined {
  return getNextTransitions(snapshot).find(({ eventType, meta }) => eventType === operation && meta?.message)?.meta
    .message;
}
