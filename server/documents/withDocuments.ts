import type { EntityModel, OperationModel, Release } from '#engine';
import type { StorageMap } from '../contract/EntityStorage.types.ts';
import { createDocumentStore } from './createDocumentStore.ts';
import { withStoredColumns } from './withStoredColumns.ts';

interface Given {
  readonly release: Release;
  /** Storages of the portal. */
  readonly storages: StorageMap;
  /** Operations with a handler of their own. */
  readonly written: ReadonlySet<string>;
}

/**
 * Returns the storages of a release: those of the portal, and a document store for every other entity with a key that
 * an operation with a default handler creates. Entities that no operation creates have no storage, so their operations
 * need handlers.
 */
export function withDocuments({ release, storages, written }: Given): StorageMap {
  const kept = new Map<string, EntityModel>();
  for (const operation of Object.values(release.operations)) {
    const entity = operation.of === undefined ? undefined : release.entities[operation.of];
    if (entity === undefined || entity.form !== 'record' || entity.key === undefined) continue;
    if (storages.has(entity.id) || written.has(operation.id) || !creates(operation, entity.key)) continue;
    kept.set(entity.id, entity);
  }
  const isKept = (id: string): boolean => kept.has(id);
  const documents = [...kept.values()].map((entity) => {
    const references = [...kept.values()].flatMap((other) =>
      other.properties.flatMap(({ by, entity: to }) =>
        by !== undefined && to === entity.id ? [{ entity: other.id, by }] : [],
      ),
    );
    return [entity.id, createDocumentStore({ entity, release, isKept, references })] as const;
  });
  return withStoredColumns(new Map([...storages, ...documents]), release);
}

/** A POST without the key of a stored record creates one. */
export function creates({ method, parameters, body }: OperationModel, key: string): boolean {
  return method === 'POST' && body !== undefined && !parameters.includes(key);
}
