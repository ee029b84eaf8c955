import { completeRecord, type EntityModel, type Release, type Scope } from '#engine';
import { createStateDerivation, type LifecycleMachines } from '#machines';

type Row = Readonly<Record<string, unknown>>;

interface Completing {
  readonly scope: Scope;
  readonly release: Release;
  readonly machines: LifecycleMachines;
}

/** Record → the scope its computed properties were computed in. A copy of a record is not known. */
const completed = new WeakMap<Row, Scope>();

/** The record with its computed properties and states, remembered so that they are not computed a second time. */
export function complete(entity: EntityModel, record: unknown, { scope, release, machines }: Completing): Row {
  const derive = createStateDerivation(machines, release.access.policies);
  const whole = completeRecord(entity, record, scope, release, { derive });
  completed.set(whole, scope);
  return whole;
}

/** Whether the record was read in this very scope, so that its computed properties are there. */
export function isCompleted(record: Row, scope: Scope): boolean {
  return completed.get(record) === scope;
}
