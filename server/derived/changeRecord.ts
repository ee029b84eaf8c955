import { bodyChanges, completeRecord, type EntityModel, startRecord, withoutHidden, writePath } from '#engine';
import type { Key } from '../contract/EntityStorage.types.ts';
import type { HandlerContext } from '../contract/handler.types.ts';
import { Refusal } from '../contract/Refusal.ts';
import { type DocumentStore, isDocumentStore } from '../documents/createDocumentStore.ts';
import { assertComplete } from '../records/assertComplete.ts';
import { assertRules } from '../records/assertRules.ts';
import { assertStorable } from '../records/assertStorable.ts';
import { lockRecord } from '../records/lockRecord.ts';
import { findRecord, storedEntity } from '../records/readRecords.ts';
import { withRelated } from '../records/withRelated.ts';

type Row = Readonly<Record<string, unknown>>;

/** Stores the body as a new record. */
export async function createRecord(context: HandlerContext, id: string): Promise<unknown> {
  const { entity, store } = documentsOf(context, id);
  const values = startRecord(entity, layBody(context, entity, {}), context);
  assertStorable(context, { entity, record: values });
  assertComplete(context, entity, values);
  assertRules(context, entity, { after: await withRelated(context, entity, values) });
  const key = await store.insert(context.db, values, entity, { release: context.release.hash });
  await context.events.append({ entity: id, key, what: eventOf(context), after: values });
  return answer(context, id, key);
}

/** Applies the body to the stored record. PUT clears absent fields of the body, PATCH leaves them unchanged. */
export async function updateRecord(context: HandlerContext, id: string): Promise<unknown> {
  const { entity, store } = documentsOf(context, id);
  const key = keyOf(context, entity);
  const stored = await lockRecord(context, id, key);
  const laid = withoutHidden(entity, layBody(context, entity, stored), context);
  const after = completeRecord(entity, laid, context.scope, context.release);
  assertStorable(context, { entity, record: after });
  assertRules(context, entity, { before: stored, after: await withRelated(context, entity, after) });
  const written = await store.update(context.db, key, after, entity);
  await context.events.append({ entity: id, key, what: eventOf(context), before: stored, after: written });
  return answer(context, id, key);
}

/** Removes a record. Throws a `Refusal` with 409 if another record references it. */
export async function removeRecord(context: HandlerContext, id: string): Promise<void> {
  const { entity, store } = documentsOf(context, id);
  const key = keyOf(context, entity);
  const stored = await lockRecord(context, id, key);
  if (await store.isNamed(context.db, key)) throw new Refusal({ status: 409, code: 'in-use' });
  await store.remove(context.db, key);
  await context.events.append({ entity: id, key, what: eventOf(context), before: stored });
}

/**
 * Returns the record if the caller has access to it. A user with access to some records cannot create or change one
 * into a record of others. Throws a `Refusal` with 403.
 */
export async function ownRecord(context: HandlerContext, id: string, key: Key): Promise<Row> {
  const found = await findRecord(context, id, key);
  const rule = { definition: `entity/${id}`, pointer: '/owners' };
  if (found === undefined) throw new Refusal({ status: 403, code: 'forbidden', rule });
  return found;
}

async function answer(context: HandlerContext, id: string, key: Key): Promise<Row | undefined> {
  const found = await ownRecord(context, id, key);
  return context.operation.result.shape === 'none' ? undefined : found;
}

function layBody(context: HandlerContext, entity: EntityModel, record: Row): Row {
  return changesOf(context, entity).reduce<Row>((row, { path, value }) => writePath(row, path, value), record);
}

/** Returns the changes of a record of the entity by the body of the operation. */
export function changesOf(context: HandlerContext, entity: EntityModel): ReturnType<typeof bodyChanges> {
  return bodyChanges({ ...context, entity });
}

function documentsOf(context: HandlerContext, id: string): { entity: EntityModel; store: DocumentStore } {
  const { entity, storage } = storedEntity(context, id);
  if (!isDocumentStore(storage)) throw new Error(`"${id}" has a store of its own, and needs a handler to be changed.`);
  return { entity, store: storage };
}

function keyOf({ args, notFound }: HandlerContext, entity: EntityModel): Key {
  const key = args[entity.key ?? 'id'];
  return typeof key === 'string' || typeof key === 'number' ? key : notFound();
}

function eventOf({ operation }: HandlerContext): string {
  return operation.id.split('.').at(-1) ?? operation.id;
}
