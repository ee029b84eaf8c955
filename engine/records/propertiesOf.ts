import type { FieldModel } from '../model/field.types.ts';
import type { EntityModel } from '../model/kinds/entity.types.ts';
import type { Release } from '../model/release.types.ts';

/** Properties of the record in a field, declared inline or by its entity. Undefined for values. */
export function propertiesOf(
  field: Pick<FieldModel, 'properties' | 'entity'>,
  release: Release,
): readonly FieldModel[] | undefined {
  if (field.properties !== undefined) return field.properties;
  return field.entity === undefined ? undefined : recordEntity(field.entity, release)?.properties;
}

/** The entity of records with this id. Undefined for value types, foreign questions and unknown names. */
export function recordEntity(id: string, release: Release): EntityModel | undefined {
  const entity = Object.hasOwn(release.entities, id) ? release.entities[id] : undefined;
  return entity?.form === 'record' ? entity : undefined;
}
