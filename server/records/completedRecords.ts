import { completeRecord, type EntityModel, type Release, type Scope } from '#engine';
import { createStateDerivation, type LifecycleMachines } from '#machines';

type Row = Readonly<Record<string, unknown>>;

interface Completing {
  readonly scope: Scope;
  readonly release: Release;
  readonly machines: LifecycleMachines;
}

/** Record → the scope of its computed properties. A copy of a record has no entry. */
const completed = new WeakMap<Row, Scope>();

/** Returns the record with its computed properties and states, and caches that they are computed. */
export function complete(entity: EntityModel, record: unknown, { scope, release, machines }: Completing): Row {
  const derive = createStateDerivation(machines, release.access.policies);
  const whole = completeRecord(entity, record, scope, release, { derive });
  completed.set(whole, scope);
  return whole;
}

/** Returns whether the record was read in this scope and so has its computed properties. */
export function isCompleted(record: Row, scope: Scope): boolean {
  return completed.get(record) === scope;
}
