import type { OperationModel, Release } from '#engine';
import { defineHandler } from '../contract/defineHandler.ts';
import type { EntityStorage, StorageMap } from '../contract/EntityStorage.types.ts';
import type { Handler, HandlerContext } from '../contract/handler.types.ts';
import { isDocumentStore } from '../documents/createDocumentStore.ts';
import { creates } from '../documents/withDocuments.ts';
import { isStored } from '../ownership/pathPredicate.ts';
import { queryGroups } from '../records/queryGroups.ts';
import { queryList, queryPage } from '../records/queryPage.ts';
import { parameterPredicates } from '../records/queryPredicates.ts';
import { findRecord, storedEntity } from '../records/readRecords.ts';
import { findSearchField } from '../records/searchTerms.ts';
import { applyTransition } from './applyTransition.ts';
import { createRecord, ownRecord, removeRecord, updateRecord } from './changeRecord.ts';

/**
 * Returns the default handler of an operation: a page or list of a stored entity, one record by its key, an event of a
 * lifecycle, or a document that is created, changed or removed. Undefined if there is none, and the operation needs its
 * own handler.
 */
export function deriveHandler(operation: OperationModel, release: Release, storages: StorageMap): Handler | undefined {
  const { result } = operation;
  const groups = result.shape === 'list' ? result.groups : undefined;
  if (groups !== undefined && operation.method === 'GET' && selects(operation, storages.get(groups.of))) {
    return { operation: operation.id, run: (context) => queryGroups(context, groups), onlyReads: true };
  }
  const stored = 'type' in result && storages.has(result.type) ? result.type : undefined;
  if (operation.method === 'GET' && stored !== undefined) {
    const read = readers[result.shape];
    // A list that finds nothing searches for similar words. How similar they have to be is set for a transaction.
    const onlyReads = result.shape !== 'list' || findSearchField(operation) === undefined;
    const isRead = result.shape === 'one' || selects(operation, storages.get(stored));
    if (read !== undefined && isRead)
      return { operation: operation.id, run: (context) => read(context, stored), onlyReads };
  }
  const lifecycle = Object.values(release.lifecycles).find(
    ({ of, events }) => storages.has(of) && events.some((event) => event.on === operation.id),
  );
  if (lifecycle !== undefined) return defineHandler(operation.id, (context) => event(context, lifecycle.of));
  return deriveChange(operation, release, storages);
}

/** Whether each parameter in the path of a list is a stored property, by which its records can be selected. */
function selects({ parameters }: OperationModel, storage: EntityStorage | undefined): boolean {
  return storage !== undefined && parameters.every((path) => isStored(storage, path));
}

type Reader = (context: HandlerContext, entity: string) => Promise<unknown>;

/** Shape of a result → its reader. */
const readers: Readonly<Record<string, Reader>> = {
  page: (context, entity) => queryPage(context, entity, { where: parametersOf(context, entity) }),
  list: (context, entity) => queryList(context, entity, { where: parametersOf(context, entity) }),
  one: oneRecord,
};

function parametersOf(context: HandlerContext, entity: string) {
  return parameterPredicates(context, storedEntity(context, entity).storage);
}

function deriveChange(operation: OperationModel, release: Release, storages: StorageMap): Handler | undefined {
  const entity = operation.of === undefined ? undefined : release.entities[operation.of];
  const storage = entity === undefined ? undefined : storages.get(entity.id);
  if (entity?.key === undefined || storage === undefined || !isDocumentStore(storage)) return undefined;
  const { id, method, parameters, body } = operation;
  if (creates(operation, entity.key)) return defineHandler(id, (context) => createRecord(context, entity.id));
  if (!parameters.includes(entity.key)) return undefined;
  if ((method === 'PUT' || method === 'PATCH') && body !== undefined)
    return defineHandler(id, (context) => updateRecord(context, entity.id));
  return method === 'DELETE' ? defineHandler(id, (context) => removeRecord(context, entity.id)) : undefined;
}

async function oneRecord(context: HandlerContext, entity: string): Promise<unknown> {
  const [parameter] = context.operation.parameters;
  const record = parameter === undefined ? undefined : await findRecord(context, entity, context.args[parameter]);
  return record ?? context.notFound();
}

/** The arguments contain the key of a stored record, or they are a new record. */
async function event(context: HandlerContext, entity: string): Promise<unknown> {
  const name = context.release.entities[entity]?.key ?? 'id';
  const key = context.args[name];
  const isStored = (typeof key === 'string' || typeof key === 'number') && context.record?.[name] !== undefined;
  const moved = await applyTransition(context, { entity, ...(isStored ? { key } : { values: context.body }) });
  const storage = context.storages.get(entity);
  const made = moved[name];
  if (storage !== undefined && isDocumentStore(storage) && (typeof made === 'string' || typeof made === 'number')) {
    const own = await ownRecord(context, entity, made);
    return context.operation.result.shape === 'none' ? undefined : own;
  }
  return context.operation.result.shape === 'none' ? undefined : moved;
}
