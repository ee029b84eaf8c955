import { assign, enqueueActions, setup } from 'xstate';
import {
  type CallModel,
  type Condition,
  eventScope,
  isRecord,
  type LifecycleEventModel,
  type PolicyModel,
  readsAny,
  resolveCondition,
  resolveTemplate,
  type Scope,
  type Text,
  writePath,
} from '#engine';

type Row = Readonly<Record<string, unknown>>;

/** The record, and the caller that guards and values read. */
export interface LifecycleInput {
  readonly record: Row;
  readonly scope: Scope;
  readonly policies?: readonly PolicyModel[] | undefined;
}

export interface LifecycleContext {
  readonly record: Row;
  /** Absent in a machine that is only visualised. Then every guard that reads data is false. */
  readonly scope: Scope | undefined;
  readonly policies: readonly PolicyModel[] | undefined;
  /** Name of the applied event, which automatic events follow. */
  readonly applied: string | undefined;
  readonly irreversible: boolean;
  readonly followed: readonly string[];
  /** The record before the event, while the values that the event sets are still read from it. */
  readonly before?: Row | undefined;
}

/** A path of a record and its new value. Undefined clears it. */
export interface RecordChange {
  readonly path: string;
  readonly value: unknown;
}

/** A call of an operation on a record. */
export interface LifecycleEvent {
  readonly type: string;
  readonly body?: unknown;
  /** Changes of the body to the record, when the event is applied. */
  readonly changes?: readonly RecordChange[];
  /** The body is not known yet. A guard that reads it, or a selection in a form, is evaluated when the form is sent. */
  readonly isOffer?: boolean;
}

export interface LifecycleMeta {
  /** For a machine: path of the state in a record. */
  readonly at?: string;
  /** For a transition: the message if the condition of the event does not hold. */
  readonly message?: Text;
}

const types: {
  context?: LifecycleContext;
  events?: LifecycleEvent;
  input?: LifecycleInput | undefined;
  meta?: LifecycleMeta;
} = {};

export interface WhenParams {
  readonly when: Condition;
}

export interface FollowParams extends WhenParams {
  readonly event: string;
}

export interface ApplyParams {
  readonly event: string;
  readonly irreversible: boolean;
}

export interface SetParams {
  readonly values: LifecycleEventModel['set'];
}

export interface RunAction {
  readonly type: 'run';
  readonly params: CallModel;
}

const base = setup({
  types,
  guards: {
    /** Whether the condition of an event holds. */
    when: ({ context, event }, { when }: WhenParams) =>
      (event.isOffer === true && readsLater(when, context.scope)) || holds(when, context, event.body),
    /** Whether an automatic event follows. It follows only an applied event, and at most once. */
    follows: ({ context, event }, params: FollowParams) =>
      context.applied !== undefined &&
      !context.followed.includes(params.event) &&
      holds(params.when, context, event.body),
    /** Whether the record is in a derived state. */
    derives: ({ context }, params: WhenParams) => isDerived(params, context),
  },
  actions: {
    apply: assign(({ context: { record }, event: { changes } }, { event, irreversible }: ApplyParams) => ({
      ...{ applied: event, irreversible },
      ...(changes === undefined ? {} : { record: changed(record, changes), before: record }),
    })),
    follow: assign(({ context }, { event }: { readonly event: string }) => ({
      followed: [...context.followed, event],
      before: undefined,
    })),
    /** Sets the values of an event. All values are read from the record before the event. */
    set: assign(({ context, event }, { values }: SetParams) => ({ record: write(values, context, event.body) })),
    /** Runs an operation in the same transaction. The host implements it. Its condition holds. */
    run: (_, _call: CallModel) => undefined,
  },
});

/** Guards and actions of every lifecycle. They depend only on their parameters, so that a machine is plain JSON. */
export const lifecycleSetup = base.extend({
  actions: {
    /** Runs an effect if its condition holds for the record after the event. */
    effect: enqueueActions<LifecycleContext, LifecycleEvent, CallModel, LifecycleEvent, never, RunAction, never>(
      ({ context, event, enqueue }, call: CallModel) => {
        if (holds(call.when, context, event.body)) enqueue({ type: 'run', params: call });
      },
    ),
  },
});

/** Whether a guard is that of a derived state. */
export function isDerivation(guard: unknown): guard is { readonly type: 'derives'; readonly params: WhenParams } {
  return isRecord(guard) && guard['type'] === 'derives';
}

/** Whether a record is in a derived state. */
export function isDerived({ when }: WhenParams, context: Situation): boolean {
  return holds(when, context);
}

type Situation = Pick<LifecycleContext, 'record' | 'scope' | 'policies'>;

function holds(when: Condition, { scope, record, policies }: Situation, body?: unknown): boolean {
  if (typeof when === 'boolean') return when;
  return scope !== undefined && resolveCondition(when, eventScope(scope, record, body), policies);
}

function changed(record: Row, changes: readonly RecordChange[]): Row {
  return changes.reduce<Row>((row, { path, value }) => writePath(row, path, value), record);
}

function readsLater(when: Condition, scope: Scope | undefined): boolean {
  if (scope === undefined) return false;
  const open = ['body', 'chosen'].filter((name) => scope.variables[name] === undefined);
  return readsAny(when, open, scope);
}

function write(values: SetParams['values'], context: LifecycleContext, body: unknown): Row {
  const { scope, record, policies } = context;
  if (scope === undefined) return record;
  const before = eventScope(scope, context.before ?? record, body);
  let after = record;
  for (const { path, value } of values) {
    const resolved = resolveTemplate(value, before, policies);
    // A value that cannot be computed changes nothing. A literal null clears.
    if (resolved !== undefined) after = writePath(after, path, resolved === null ? undefined : resolved);
  }
  return after;
}
