import { sql } from 'kysely';
import { type EntityModel, isRecord, type Release } from '#engine';
import type { EntityStorage, Key } from '../contract/EntityStorage.types.ts';
import { Refusal } from '../contract/Refusal.ts';
import type { Queries } from '../database/Database.types.ts';
import { type RecordStore, versioned } from '../records/createRecordStore.ts';
import { withStoredValues } from '../records/withStoredValues.ts';
import { documentColumns, isStoredValue, stamps } from './documentColumns.ts';
import { advanceKey, nextKey } from './nextKey.ts';

type Json = Readonly<Record<string, unknown>>;

/** A property of another entity that references records of this one. */
export interface Reference {
  readonly entity: string;
  readonly by: string;
}

/** Storage of records without a table of their own, created, changed and removed as the definitions specify. */
export interface DocumentStore extends RecordStore {
  remove(db: Queries, key: Key): Promise<void>;
  /** Returns whether a record of another entity references this one. */
  isNamed(db: Queries, key: Key): Promise<boolean>;
}

/** Returns whether a storage is a document store. */
export function isDocumentStore(storage: EntityStorage): storage is DocumentStore {
  return 'isNamed' in storage;
}

interface StoreInput {
  readonly entity: EntityModel;
  readonly release: Release;
  /** Returns whether that entity is stored as documents too. */
  readonly isKept: (entity: string) => boolean;
  readonly references: readonly Reference[];
}

/**
 * Stores the records of an entity in the table `document`. Every stored property can be used for filters and sorting.
 */
export function createDocumentStore({ entity, release, isKept, references }: StoreInput): DocumentStore {
  const id = sql.lit(entity.id);
  const keyName = entity.key ?? 'id';
  const isNumber = entity.properties.find(({ path }) => path === keyName)?.type === 'integer';
  return {
    entity: entity.id,
    table: 'document',
    where: { entity: entity.id },
    key: 'key',
    ...(isNumber ? { keyType: 'number' } : {}),
    ...documentColumns(entity, { release, isKept }),
    async load(db, keys) {
      const found = await readDocuments(db, entity.id, keys.map(String));
      const records = found.map((row) => recordOf(row, entity, { keyName, isNumber }));
      return addRelated(db, records, { entity, release, isKept });
    },
    async insert(db, record, model, extra = {}) {
      const given = record[keyName];
      const isGiven = typeof given === 'string' || typeof given === 'number';
      const key = isGiven ? String(given) : await nextKey(db, model);
      if (isGiven) await advanceKey(db, model, given);
      const { rows } = await sql<{ key: string }>`insert into document (entity, key, attributes, release)
        values (${id}, ${key}, ${attributesOf(record, model, keyName)}::jsonb, ${String(extra['release'] ?? release.hash)})
        on conflict (entity, key) do nothing returning key`.execute(db);
      if (rows.length === 0) throw new Refusal({ status: 409, code: 'taken' });
      return isNumber ? Number(key) : key;
    },
    async rewrite(db, key, record, model) {
      await sql`update document set attributes = ${attributesOf(record, model, keyName)}::jsonb
        where entity = ${id} and key = ${String(key)}`.execute(db);
    },
    async update(db, key, record, model) {
      const { rows } = await sql<{
        version: number;
      }>`update document set attributes = ${attributesOf(record, model, keyName)}::jsonb, updated_at = now()
        where entity = ${id} and key = ${String(key)} returning version`.execute(db);
      return versioned(model, record, rows[0]?.version);
    },
    async remove(db, key) {
      await db.deleteFrom('document').where('entity', '=', entity.id).where('key', '=', String(key)).execute();
    },
    async isNamed(db, key) {
      for (const { entity: other, by } of references) {
        const { rows } = await sql`select 1 from document where entity = ${sql.lit(other)}
          and (attributes ->> ${sql.lit(by)}) = ${String(key)} limit 1`.execute(db);
        if (rows.length > 0) return true;
      }
      return false;
    },
  };
}

interface Row {
  readonly key: string;
  readonly attributes: unknown;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

async function readDocuments(db: Queries, entity: string, keys: readonly string[]): Promise<readonly Row[]> {
  if (keys.length === 0) return [];
  return db
    .selectFrom('document')
    .select(['key', 'attributes', 'version', 'created_at', 'updated_at'])
    .where('entity', '=', entity)
    .where('key', 'in', [...keys])
    .execute();
}

function recordOf(
  row: Row,
  entity: EntityModel,
  { keyName, isNumber }: { readonly keyName: string; readonly isNumber: boolean },
): Json {
  const known = Object.entries(stamps).flatMap(([name, column]) =>
    entity.properties.some(({ path }) => path === name) ? [[name, row[column]] as const] : [],
  );
  return {
    ...(isRecord(row.attributes) ? row.attributes : {}),
    [keyName]: isNumber ? Number(row.key) : row.key,
    ...Object.fromEntries(known),
  };
}

interface Relating {
  readonly entity: EntityModel;
  readonly release: Release;
  readonly isKept: (entity: string) => boolean;
}

/** Adds the records that `by` properties reference, with one query per property. */
async function addRelated(db: Queries, records: readonly Json[], relating: Relating): Promise<readonly Json[]> {
  let whole = records;
  for (const { path, by, entity: id } of relating.entity.properties) {
    const related = id === undefined ? undefined : relating.release.entities[id];
    if (by === undefined || related === undefined || !relating.isKept(related.id)) continue;
    const keys = new Set(records.flatMap((record) => (record[by] === undefined ? [] : [String(record[by])])));
    const keyName = related.key ?? 'id';
    const isNumber = related.properties.find((one) => one.path === keyName)?.type === 'integer';
    const rows = await readDocuments(db, related.id, [...keys]);
    const found = new Map(rows.map((row) => [row.key, recordOf(row, related, { keyName, isNumber })]));
    whole = whole.map((record) => {
      const one = found.get(String(record[by]));
      return one === undefined ? record : { ...record, [path]: one };
    });
  }
  return whole;
}

/** Returns the stored part of a record: without its key, stamps, related records and computed values. */
function attributesOf(given: Json, model: EntityModel, keyName: string): string {
  const record = withStoredValues(model, given);
  const kept = model.properties.filter(
    (field) =>
      field.path !== keyName &&
      !Object.hasOwn(stamps, field.path) &&
      field.by === undefined &&
      (field.value === undefined || isStoredValue(field, model)),
  );
  const entries = kept.flatMap(({ path }) => {
    const value = record[path];
    return value === undefined || value === null ? [] : [[path, value] as const];
  });
  return JSON.stringify(Object.fromEntries(entries));
}
