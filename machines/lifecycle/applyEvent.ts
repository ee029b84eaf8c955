import { transition } from 'xstate';
import { type CallModel, isRecord, type PolicyModel, readPath, type Scope, type Text } from '#engine';
import { type LifecycleMachine, notStored, timePassed } from './createLifecycleMachine.ts';
import type { LifecycleEvent, RecordChange } from './lifecycleSetup.ts';
import { refusalOf, snapshotOf, stateOf } from './lifecycleSnapshot.ts';

interface DueInput {
  /** The machine of the record's lifecycle. */
  readonly machine: LifecycleMachine;
  /** The stored record, or the new record with its defaults. */
  readonly record: unknown;
  readonly scope: Scope;
  readonly policies?: readonly PolicyModel[];
}

interface EventInput extends DueInput {
  /** Id of the called operation. */
  readonly operation: string;
  readonly body: unknown;
  /** Changes of the body to a stored record. The event's `set` overrides them. They never change the state. */
  readonly changes?: readonly RecordChange[];
}

interface Applied {
  readonly record: Readonly<Record<string, unknown>>;
  /** Name of the event, then those of the automatic events that followed it. */
  readonly event: string;
  readonly followed: readonly string[];
  /** Calls whose condition holds, in order. Their `this` is the record after the event. */
  readonly effects: readonly CallModel[];
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly irreversible: boolean;
}

export type AppliedEvent =
  /** No event of the lifecycle uses the operation: the record is not guarded. */
  | { readonly unguarded: true }
  /** `state`: the current state does not accept the event. A text: the condition of the event does not hold. */
  | { readonly refused: Text | 'state' }
  | Applied;

/**
 * Applies an event: the machine of the lifecycle checks state and condition, sets values, and applies automatic events
 * until none follows.
 */
export function applyEvent({ operation, body, changes = [], ...input }: EventInput): AppliedEvent {
  const { machine, record } = input;
  if (!machine.events.includes(operation)) return { unguarded: true };
  if (changes.length === 0) return applyStep(input, { type: operation, body });
  const path = machine.root.meta?.at ?? '';
  return applyStep(input, { type: operation, body, changes: [...changes, { path, value: readPath(record, path) }] });
}

/** Applies automatic events that are due because time has passed. Undefined if there are none. */
export function applyDueEvents(input: DueInput): Applied | undefined {
  const taken = applyStep(input, { type: timePassed, body: {} });
  return 'record' in taken && taken.followed.length > 0 ? taken : undefined;
}

function applyStep(input: DueInput, event: LifecycleEvent): Applied | { readonly refused: Text | 'state' } {
  const { machine } = input;
  const record = isRecord(input.record) ? input.record : {};
  const before = snapshotOf(machine, stateOf(machine, record) ?? notStored, { ...input, record });
  if (before === undefined) return { refused: 'state' };
  const [{ context }, actions] = transition(machine, before, event);
  if (context.applied === undefined) return { refused: refusalOf(before, event.type) ?? 'state' };
  return {
    record: context.record,
    event: context.applied,
    followed: context.followed,
    effects: actions.flatMap(({ type, params }) => (type === 'run' && 'run' in params ? [params] : [])),
    from: stateOf(machine, record),
    to: stateOf(machine, context.record),
    irreversible: context.irreversible,
  };
}
