import type { EntityModel, Release } from '#engine';
import type { ColumnSource, EntityStorage, StorageMap } from '../contract/EntityStorage.types.ts';
import { isRecordStore } from '../records/createRecordStore.ts';
import { registerStoredValues, storedProperties } from '../records/withStoredValues.ts';
import { attributesOf, valueAt } from './documentColumns.ts';

/**
 * Returns the storages of a release, with the stored values of computed properties. Those without a column are read
 * from `attributes`.
 */
export function withStoredColumns(storages: StorageMap, release: Release): StorageMap {
  registerStoredValues(release);
  return new Map(
    [...storages].map(([id, storage]) => {
      const entity = release.entities[id];
      return [id, entity !== undefined && isRecordStore(storage) ? addColumns(storage, entity) : storage] as const;
    }),
  );
}

function addColumns(storage: EntityStorage, entity: EntityModel): EntityStorage {
  const missing = storedProperties(entity).filter(({ path }) => !Object.hasOwn(storage.columns, path));
  if (missing.length === 0) return storage;
  const added = missing.map(({ path, type }): readonly [string, ColumnSource] => [
    path,
    (alias) => valueAt(attributesOf(alias), [path], type),
  ]);
  return { ...storage, columns: { ...storage.columns, ...Object.fromEntries(added) } };
}
