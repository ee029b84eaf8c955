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
/** What a kept value reads besides its record: nothing. */
const scope: Scope = { variables: {}, user: anonymous, settings: {}, clock: noClock, expressions };

interface KeptEntity {
  readonly release: Release;
  readonly fields: readonly FieldModel[];
}

/** The entities of the releases that are served and have kept values. Stores are not made for a release. */
const known = new WeakMap<EntityModel, KeptEntity>();

/** Registers the kept values of a release, so that whoever writes a record stores them. */
export function registerStoredValues(release: Release): void {
  for (const entity of Object.values(release.entities)) {
    const fields = entity.properties.filter(({ kept }) => kept === true);
    if (fields.length > 0) known.set(entity, { release, fields });
  }
}

/** The properties of an entity whose computed values are stored. */
export function storedProperties(entity: EntityModel): readonly FieldModel[] {
  return known.get(entity)?.fields ?? [];
}

/** The record with its kept values, computed from what is stored with them, whoever writes it. */
export function withStoredValues(entity: EntityModel, record: Json): Json {
  const kept = known.get(entity);
  if (kept === undefined) return record;
  const whole = completeRecord(entity, record, scope, kept.release);
  return { ...record, ...Object.fromEntries(kept.fields.map(({ path }) => [path, whole[path]])) };
}
