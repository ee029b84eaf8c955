import { expressions } from '#compiler';
import {
  anonymous,
  type Clock,
  completeRecord,
  type EntityModel,
  type FieldModel,
  type Release,
  type Scope,
} from '#engine';

type Json = Readonly<Record<string, unknown>>;

const refuseTime = (): never => {
  throw new Error('A kept value reads no clock');
};
const noClock: Clock = { today: refuseTime, now: refuseTime };
/** A stored value of a computed property depends on its record only. */
const scope: Scope = { variables: {}, user: anonymous, settings: {}, clock: noClock, expressions };

interface KeptEntity {
  readonly release: Release;
  readonly fields: readonly FieldModel[];
}

/** Entities with stored values, of all served releases. Storages do not belong to a release. */
const known = new WeakMap<EntityModel, KeptEntity>();

/** Registers the stored values of a release, so that every write of a record includes them. */
export function registerStoredValues(release: Release): void {
  for (const entity of Object.values(release.entities)) {
    const fields = entity.properties.filter(({ kept }) => kept === true);
    if (fields.length > 0) known.set(entity, { release, fields });
  }
}

/** Returns the properties of an entity whose computed values are stored. */
export function storedProperties(entity: EntityModel): readonly FieldModel[] {
  return known.get(entity)?.fields ?? [];
}

/** Returns the record with its stored values, computed from the record. */
export function withStoredValues(entity: EntityModel, record: Json): Json {
  const kept = known.get(entity);
  if (kept === undefined) return record;
  const whole = completeRecord(entity, record, scope, kept.release);
  return { ...record, ...Object.fromEntries(kept.fields.map(({ path }) => [path, whole[path]])) };
}
