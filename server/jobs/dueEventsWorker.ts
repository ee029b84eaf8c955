import { sql } from 'kysely';
import { completeRecord, type LifecycleModel } from '#engine';
import { applyDueEvents } from '#machines';
import type { Key } from '../contract/EntityStorage.types.ts';
import { InvalidDefinitionError } from '../contract/InvalidDefinitionError.ts';
import type { JobContext, JobWorker } from '../contract/JobWorker.types.ts';
import { runEffect } from '../derived/runEffect.ts';
import { isDocumentStore } from '../documents/createDocumentStore.ts';
import { findColumn, rowsOf } from '../ownership/pathPredicate.ts';
import { assertStorable } from '../records/assertStorable.ts';

/** Runs every hour: automatic events of documents that have become due. */
export const dueEventsWorker: JobWorker = {
  job: 'server.due-events',
  schedule: '5 * * * *',
  work: async (_data, context) => {
    for (const lifecycle of Object.values(context.release.lifecycles)) {
      for (const key of await keysThatMayMove(context, lifecycle)) await moveOn(context, lifecycle, key);
    }
  },
};

function statesThatMove({ events }: LifecycleModel): readonly string[] {
  return [...new Set(events.filter(({ auto }) => auto !== undefined).flatMap(({ from }) => from))];
}

async function keysThatMayMove(context: JobContext, lifecycle: LifecycleModel): Promise<readonly Key[]> {
  const storage = context.storages.get(lifecycle.of);
  const states = statesThatMove(lifecycle);
  const state = storage === undefined ? undefined : findColumn(storage, lifecycle.at);
  if (storage === undefined || state === undefined || states.length === 0 || !isDocumentStore(storage)) return [];
  const where = [...rowsOf(storage), sql`${state} in (${sql.join([...states])})`];
  const { rows } = await sql<{ key: Key }>`select key from ${sql.table(storage.table)}
    where ${sql.join(where, sql` and `)} order by key for update`.execute(context.db);
  return rows.map(({ key }) => key);
}

async function moveOn(context: JobContext, lifecycle: LifecycleModel, key: Key): Promise<void> {
  const { db, release, scope } = context;
  const store = context.storages.get(lifecycle.of);
  const entity = release.entities[lifecycle.of];
  if (entity === undefined || store === undefined || !isDocumentStore(store)) return;
  const [loaded] = await store.load(db, [key]);
  if (loaded === undefined) return;
  const record = completeRecord(entity, loaded, scope, release);
  const machine = context.machines.of(lifecycle);
  const taken = applyDueEvents({ machine, record, scope, policies: release.access.policies });
  if (taken === undefined) return;
  try {
    assertStorable(context, { entity, record: taken.record, events: { lifecycle, names: taken.followed } });
  } catch (error) {
    // Nothing of this record was written yet, and the other records continue.
    if (!(error instanceof InvalidDefinitionError)) throw error;
    context.log.error({ err: error, entity: entity.id, key }, 'due event was not taken');
    return;
  }
  await store.update(db, key, taken.record, entity);
  for (const what of taken.followed) {
    await context.events.append({ entity: entity.id, key, what, before: record, after: taken.record });
  }
  const after = completeRecord(entity, taken.record, scope, release);
  for (const effect of taken.effects) await runEffect(context, { lifecycle, effect, record: after });
}
