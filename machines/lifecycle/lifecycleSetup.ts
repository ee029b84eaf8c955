import { assign, enqueueActions, setup } from 'xstate';
import {
  type CallModel,
  type Condition,
  eventScope,
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

/** A record and the caller, which guards and values read, and what has happened to the record. */
export interface LifecycleInput {
  readonly record: Row;
  readonly scope: Scope;
  readonly policies?: readonly PolicyModel[] | undefined;
}

export interface LifecycleContext {
  readonly record: Row;
  /** Absent in a machine that is only drawn: then no guard that reads something holds. */
  readonly scope: Scope | undefined;
  readonly policies: readonly PolicyModel[] | undefined;
  /** Name of the event that was applied; its automatic events follow. */
  readonly applied: string | undefined;
  readonly irreversible: boolean;
  readonly followed: readonly string[];
  /** The record as it was before the event, while what the event sets is still to be read from it. */
  readonly before?: Row | undefined;
}

/** A place of a record and its new value; undefined clears it. */
export interface RecordChange {
  readonly path: string;
  readonly value: unknown;
}

/** An operation that is called for a record. */
export interface LifecycleEvent {
  readonly type: string;
  readonly body?: unknown;
  /** What the body changes of the record when the event is applied. */
  readonly changes?: readonly RecordChange[];
  /** The body is not known yet: a guard that reads it, or what is picked in a form, is evaluated when it is sent. */
  readonly isOffer?: boolean;
}

export interface LifecycleMeta {
  /** Path of the state in a record; of a whole machine. */
  readonly at?: string;
  /** Why an event is refused whose condition does not hold; of a transition. */
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
    /** Does the condition of an event hold? */
    when: ({ context, event }, { when }: WhenParams) =>
      (event.isOffer === true && readsLater(when, context.scope)) || holds(when, context, event.body),
    /** Does an automatic event follow? Only what was applied is followed, and by each automatic event once at most. */
    follows: ({ context, event }, params: FollowParams) =>
      context.applied !== undefined &&
      !context.followed.includes(params.event) &&
      holds(params.when, context, event.body),
    /** Is the record in a state that is computed from it? */
    derives: ({ context }, { when }: WhenParams) => holds(when, context),
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
    /** Writes what an event sets. All values are read from the record as it was before the event. */
    set: assign(({ context, event }, { values }: SetParams) => ({ record: write(values, context, event.body) })),
    /** Runs an operation in the same transaction. Executed by the host; its condition holds. */
    run: (_, _call: CallModel) => undefined,
  },
});

/** Guards and actions of every lifecycle. What they do is in their parameters, so that a machine is plain JSON. */
export const lifecycleSetup = base.extend({
  actions: {
    /** Runs an effect when its condition holds for the record after the event. */
    effect: enqueueActions<LifecycleContext, LifecycleEvent, CallModel, LifecycleEvent, never, RunAction, never>(
      ({ context, event, enqueue }, call: CallModel) => {
        if (holds(call.when, context, event.body)) enqueue({ type: 'run', params: call });
      },
    ),
  },
});

function holds(when: Condition, { scope, record, policies }: LifecycleContext, body?: unknown): boolean {
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
    // What cannot be computed leaves its place as it was; a written null clears it.
    if (resolved !== undefined) after = writePath(after, path, resolved === null ? undefined : resolved);
  }
  return after;
}
