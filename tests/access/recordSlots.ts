import type { EntityModel, OperationModel, Release } from '#engine';

/** A parameter of a request that identifies a stored record. */
export interface RecordSlot {
  readonly at: 'path' | 'query' | 'body';
  readonly name: string;
  readonly entity: string;
}

/**
 * Returns the parameters of an operation that identify a record: by the key of its own entity, by a key whose name is
 * unique to one entity (`projectNumber`), or by the name of an entity followed by `Id`.
 */
export function recordSlots(operation: OperationModel, release: Release): readonly RecordSlot[] {
  const places = [
    ...operation.parameters.map((name) => ({ at: 'path' as const, name })),
    ...operation.query.map(({ wire }) => ({ at: 'query' as const, name: wire })),
    ...(operation.body ?? []).map(({ wire }) => ({ at: 'body' as const, name: wire })),
  ];
  return places.flatMap(({ at, name }) => {
    const entity = entityNamed(name, { operation, release, at });
    return entity === undefined ? [] : [{ at, name, entity: entity.id }];
  });
}

interface Named {
  readonly operation: OperationModel;
  readonly release: Release;
  readonly at: RecordSlot['at'];
}

function entityNamed(name: string, { operation, release, at }: Named): EntityModel | undefined {
  const owned = Object.values(release.entities).filter(
    ({ key, owners }) => key !== undefined && Object.keys(owners).length > 0,
  );
  if (at === 'path' && name === 'id') return owned.find(({ id }) => id === operation.of);
  return owned.find(({ id, key }) => (key === name && key !== 'id') || `${id}Id` === name);
}
