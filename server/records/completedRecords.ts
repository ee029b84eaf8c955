import { completeRecord, type EntityModel, type Release, type Scope } from '#engine';

type Row = Readonly<Record<string, unknown>>;

/** Record → the scope its computed properties were computed in. A copy of a record is not known. */
const completed = new WeakMap<Row, Scope>();

/** The record with its computed properties, remembered so that they are not computed a second time. */
export function complete(entity: EntityModel, record: unknown, scope: Scope, release: Release): Row {
  const whole = completeRecord(entity, record, scope, release);
  completed.set(whole, scope);
  return whole;
}

/** Whether the record was read in this very scope, so that its computed properties are there. */
export function isCompleted(record: Row, scope: Scope): boolean {
  return completed.get(record) === scope;
}
