import type { OperationModel, Release } from '#engine';
import { defineHandler } from '../handlers/defineHandler.ts';
import type { Handler, HandlerContext } from '../handlers/handler.types.ts';
import type { StorageMap } from '../ownership/EntityStorage.types.ts';
import { queryList, queryPage } from '../records/queryPage.ts';
import { findRecord } from '../records/readRecords.ts';
import { moveRecord } from './moveRecord.ts';

/**
 * The handler that follows from an operation's own definition: a page or list of a stored entity, one record by its
 * key, or an event of a lifecycle. Undefined when nothing follows and one has to be written.
 */
export function deriveHandler(operation: OperationModel, release: Release, storages: StorageMap): Handler | undefined {
  const { result } = operation;
  const stored = 'type' in result && storages.has(result.type) ? result.type : undefined;
  if (operation.method === 'GET' && stored !== undefined) {
    if (result.shape === 'page') return defineHandler(operation.id, (context) => queryPage(context, stored));
    if (result.shape === 'list') return defineHandler(operation.id, (context) => queryList(context, stored));
    if (result.shape === 'one') return defineHandler(operation.id, (context) => oneRecord(context, stored));
  }
  const lifecycle = Object.values(release.lifecycles).find(
    ({ of, events }) => storages.has(of) && events.some((event) => event.on === operation.id),
  );
  return lifecycle === undefined ? undefined : defineHandler(operation.id, (context) => event(context, lifecycle.of));
}

async function oneRecord(context: HandlerContext, entity: string): Promise<unknown> {
  const [parameter] = context.operation.parameters;
  const record = parameter === undefined ? undefined : await findRecord(context, entity, context.args[parameter]);
  return record ?? context.notFound();
}

/** The arguments name a stored record by its key, or they are the new one. */
async function event(context: HandlerContext, entity: string): Promise<unknown> {
  const name = context.release.entities[entity]?.key ?? 'id';
  const key = context.args[name];
  const isStored = (typeof key === 'string' || typeof key === 'number') && context.record?.[name] !== undefined;
  const moved = await moveRecord(context, { entity, ...(isStored ? { key } : { values: context.body }) });
  return context.operation.result.shape === 'none' ? undefined : moved;
}
