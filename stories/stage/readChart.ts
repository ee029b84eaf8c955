import { getNextTransitions } from 'xstate';
import { isRecord } from '#engine';
import { type LifecycleMachine, timePassed } from '#machines';

/** A transition of a machine, for rendering. */
export interface ChartTransition {
  /** Operation that triggers it; undefined for an automatic one. */
  readonly on?: string;
  /** Name in the audit log; undefined for a computed state. */
  readonly event?: string;
  /** Source of its condition, `always` or `never`. */
  readonly when: string;
  /** Operations that it runs as effects. */
  readonly runs: readonly string[];
  /** Undefined if the state does not change. */
  readonly to?: string;
  readonly irreversible: boolean;
}

export interface ChartState {
  readonly state: string;
  readonly isInitial: boolean;
  readonly transitions: readonly ChartTransition[];
}

/** Returns the states and transitions of a machine, in the order of the definition. */
export function readChart(machine: LifecycleMachine): readonly ChartState[] {
  const context = { record: {}, scope: undefined, policies: undefined, applied: undefined };
  return Object.keys(machine.states).map((state) => {
    const snapshot = machine.resolveState({ value: state, context: { ...context, irreversible: false, followed: [] } });
    const isInitial = machine.config.initial === state;
    const transitions = getNextTransitions(snapshot).filter(({ eventType }) => eventType !== timePassed);
    return { state, isInitial, transitions: transitions.map(readTransition) };
  });
}

type Transition = ReturnType<typeof getNextTransitions>[number];

function readTransition({ eventType, guard, actions, target }: Transition): ChartTransition {
  const [taken] = paramsOf(actions, 'apply');
  const { event } = taken ?? paramsOf(actions, 'follow')[0] ?? {};
  const [to] = target ?? [];
  return {
    ...(eventType === '' ? {} : { on: eventType }),
    ...(typeof event === 'string' ? { event } : {}),
    when: isRecord(guard) && isRecord(guard['params']) ? spell(guard['params']['when']) : 'always',
    runs: paramsOf(actions, 'effect').map(({ run }) => String(run)),
    ...(to === undefined ? {} : { to: to.key }),
    irreversible: taken?.['irreversible'] === true,
  };
}

function paramsOf(actions: readonly unknown[], type: string): readonly Readonly<Record<string, unknown>>[] {
  return actions.flatMap((action) =>
    isRecord(action) && action['type'] === type && isRecord(action['params']) ? [action['params']] : [],
  );
}

function spell(condition: unknown): string {
  if (typeof condition === 'boolean') return condition ? 'always' : 'never';
  const source = isRecord(condition) ? condition['='] : undefined;
  return typeof source === 'string' ? source : 'one of several';
}
