import { bodyChanges, type LifecycleModel, type Release, readPath, type Scope } from '#engine';
import { applyEvent, createLifecycleMachine, deriveState } from '#machines';

interface LifecycleCase {
  readonly lifecycle: LifecycleModel;
  /** The called operation. Unused if states are derived. */
  readonly on: unknown;
  readonly record: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly scope: Scope;
  readonly release: Release;
}

/**
 * The result of a case: by path the value of the record after the event, and the outcome under `event`, `followed`,
 * `refused` and `state`. `refused` is `state` if the state does not accept the event, and `when` if its condition is
 * false.
 */
export function runLifecycleCase(input: LifecycleCase): (path: string) => unknown {
  const { lifecycle, on, record, body, scope, release } = input;
  const { policies } = release.access;
  const machine = createLifecycleMachine(lifecycle);
  if (lifecycle.events.length === 0) {
    const state = deriveState(machine, { record, scope, policies });
    return (path) => (path === 'state' ? state : readPath(record, path));
  }
  const operation = release.operations[String(on)];
  const entity = release.entities[lifecycle.of];
  const isChange = operation?.method === 'PUT' || operation?.method === 'PATCH';
  const changes = isChange && entity !== undefined ? bodyChanges({ operation, entity, body, scope, release }) : [];
  const taken = applyEvent({ machine, operation: String(on), record, body, changes, scope, policies });
  if ('unguarded' in taken) return (path) => (path === 'refused' ? 'unknown' : undefined);
  if ('refused' in taken) {
    const refused = taken.refused === 'state' ? 'state' : 'when';
    return (path) => (path === 'refused' ? refused : readPath(record, path));
  }
  const told: Readonly<Record<string, unknown>> = { event: taken.event, followed: taken.followed, state: taken.to };
  return (path) => (Object.hasOwn(told, path) ? told[path] : readPath(taken.record, path));
}
