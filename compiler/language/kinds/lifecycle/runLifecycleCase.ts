import { bodyChanges, type LifecycleModel, type Release, readPath, type Scope } from '#engine';
import { applyEvent, createLifecycleMachine, deriveState } from '#machines';

interface LifecycleCase {
  readonly lifecycle: LifecycleModel;
  /** Operation that is asked for; none where states are derived. */
  readonly on: unknown;
  readonly record: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly scope: Scope;
  readonly release: Release;
}

/**
 * What becomes of a record: by a path its value after the event, and under `event`, `followed`, `refused` and `state`
 * what happened. `refused` is `state` when the state does not know the event and `when` when its condition fails.
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
