import { type Expression, type SqlBool, sql } from 'kysely';
import type { EntityModel, Release, Scope, User } from '#engine';
import type { EntityStorage, Key } from '../contract/EntityStorage.types.ts';
import type { Granted, HandlerContext } from '../contract/handler.types.ts';
import type { Queries } from '../database/Database.types.ts';
import { ownedRows } from '../ownership/ownedRows.ts';
import { rowsOf } from '../ownership/pathPredicate.ts';
import { complete } from './completedRecords.ts';

type Row = Readonly<Record<string, unknown>>;

/** What reading requires. A handler's context has it. */
export interface ReadContext {
  readonly db: Queries;
  readonly release: Release;
  readonly storages: HandlerContext['storages'];
  readonly machines: HandlerContext['machines'];
  readonly scope: Scope;
  readonly user: User;
  readonly access: readonly Granted[];
}

/** Returns the entity with its storage. Throws if the server does not store such records. */
export function storedEntity(context: ReadContext, id: string): { entity: EntityModel; storage: EntityStorage } {
  const entity = Object.hasOwn(context.release.entities, id) ? context.release.entities[id] : undefined;
  const storage = context.storages.get(id);
  if (entity === undefined || storage === undefined) throw new Error(`No storage for entity "${id}".`);
  return { entity, storage };
}

/**
 * Returns the condition of the rows that the user may access, or undefined for all rows. This is the only place where
 * `allow` becomes SQL.
 */
export function ownership(context: ReadContext, id: string): Expression<SqlBool> | undefined {
  const { entity, storage } = storedEntity(context, id);
  return ownedRows({ entity, storage, access: context.access, user: context.user });
}

/** Returns one record by its key with its computed properties, if the user may access it. */
export async function findRecord(context: ReadContext, id: string, key: unknown): Promise<Row | undefined> {
  const { entity, storage } = storedEntity(context, id);
  const wanted = keyOf(storage, key);
  if (wanted === undefined) return undefined;
  const owned = ownership(context, id);
  let query = context.db
    .selectFrom(sql.table(storage.table).as(storage.table))
    .select(sql<Key>`${sql.ref(`${storage.table}.${storage.key}`)}`.as('key'))
    .where(sql<SqlBool>`${sql.ref(`${storage.table}.${storage.key}`)} = ${wanted}`);
  for (const condition of [...rowsOf(storage), ...(owned === undefined ? [] : [owned])]) query = query.where(condition);
  const found = await query.executeTakeFirst();
  if (found === undefined) return undefined;
  const [record] = await storage.load(context.db, [found.key]);
  return record === undefined ? undefined : complete(entity, record, context);
}

/** Returns the records of these keys with computed properties, in the order of the keys. */
export async function loadRecords(context: ReadContext, id: string, keys: readonly Key[]): Promise<readonly Row[]> {
  const { entity, storage } = storedEntity(context, id);
  if (keys.length === 0) return [];
  const loaded = await storage.load(context.db, keys);
  const byKey = new Map(loaded.map((record) => [String(record[entity.key ?? '']), record]));
  return keys.flatMap((key) => {
    const record = byKey.get(String(key));
    return record === undefined ? [] : [complete(entity, record, context)];
  });
}

/** Converts a key to the type of its column. An invalid key is undefined, instead of a database error. */
function keyOf(storage: EntityStorage, key: unknown): Key | undefined {
  if (typeof key !== 'string' && typeof key !== 'number') return undefined;
  if (storage.keyType !== 'number') return String(key);
  const number = typeof key === 'number' || /^\d{1,10}$/.test(key) ? Number(key) : Number.NaN;
  return Number.isInteger(number) && number <= 2_147_483_647 ? number : undefined;
}
