import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { canonicalJson, type EntityModel, type FieldModel, propertiesOf, type Release } from '#engine';
import type { Key } from '../contract/EntityStorage.types.ts';
import type { JobContext, JobWorker } from '../contract/JobWorker.types.ts';
import { rowsOf } from '../ownership/pathPredicate.ts';
import { isRecordStore, type RecordStore } from '../records/createRecordStore.ts';
import { storedProperties, withStoredValues } from '../records/withStoredValues.ts';

/** Records that are read and written at once. */
const batchSize = 500;

/** Runs every minute: recomputes the stored values of all records of an entity whose definition has changed. */
export const storedValuesWorker: JobWorker = {
  job: 'server.stored-values',
  schedule: '* * * * *',
  work: async (_data, context) => {
    const rows = await context.db.selectFrom('stored_values').selectAll().execute();
    const stored = new Map(rows.map(({ entity, digest }) => [entity, digest]));
    for (const entity of Object.values(context.release.entities)) {
      const storage = context.storages.get(entity.id);
      if (storage === undefined || !isRecordStore(storage) || storedProperties(entity).length === 0) continue;
      const digest = digestOf(entity, context.release);
      if (stored.get(entity.id) === digest) continue;
      await recompute(context, entity, storage);
      await context.db
        .insertInto('stored_values')
        .values({ entity: entity.id, digest })
        .onConflict((conflict) => conflict.column('entity').doUpdateSet({ digest }))
        .execute();
    }
  },
};

/**
 * Digest of the definitions that the stored values of an entity depend on: its computed properties, and those of its
 * rows.
 */
function digestOf(entity: EntityModel, release: Release): string {
  const computed = computedIn(entity.properties, release, []);
  return createHash('sha256').update(canonicalJson(computed)).digest('hex');
}

function computedIn(fields: readonly FieldModel[], release: Release, seen: readonly string[]): readonly unknown[] {
  return fields.flatMap((field): readonly unknown[] => {
    const { path, value, kept = false, type, entity = '', by } = field;
    if (value !== undefined) return [{ path, value, type, kept }];
    const inner = by !== undefined || seen.includes(entity) ? undefined : propertiesOf(field, release);
    const computed = inner === undefined ? [] : computedIn(inner, release, [...seen, entity]);
    return computed.length === 0 ? [] : [{ path, computed }];
  });
}

async function recompute({ db }: JobContext, entity: EntityModel, store: RecordStore): Promise<void> {
  // This is no change by a user. The records keep their versions, so that open forms can still be submitted.
  await sql`select set_config('formwork.recomputing', 'on', true)`.execute(db);
  const { rows } = await sql<{ key: Key }>`select ${sql.ref(store.key)} as key from ${sql.table(store.table)}
    where ${sql.join([sql`true`, ...rowsOf(store)], sql` and `)} order by 1`.execute(db);
  const keys = rows.map(({ key }) => key);
  for (let start = 0; start < keys.length; start += batchSize) {
    const batch = keys.slice(start, start + batchSize);
    await sql`select 1 from ${sql.table(store.table)} where ${sql.join(
      [sql`${sql.ref(store.key)} in (${sql.join(batch)})`, ...rowsOf(store)],
      sql` and `,
    )} for update`.execute(db);
    for (const record of await store.load(db, batch)) {
      const key = record[entity.key ?? 'id'];
      const next = withStoredValues(entity, record);
      const isSame = storedProperties(entity).every(({ path }) => isEqual(record[path], next[path]));
      if (isSame || (typeof key !== 'string' && typeof key !== 'number')) continue;
      await store.rewrite(db, key, record, entity);
    }
  }
  await sql`select set_config('formwork.recomputing', 'off', true)`.execute(db);
}

function isEqual(left: unknown, right: unknown): boolean {
  return canonicalJson(left ?? null) === canonicalJson(right ?? null);
}
