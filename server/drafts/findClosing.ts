import { grantedRelations, isRecord, type OperationModel, type Release, readPath } from '#engine';
import type { HandlerContext } from '../contract/handler.types.ts';
import { preparedPrefix } from '../database/preparedStatements.ts';
import { writeEvents } from '../events/createEventLog.ts';
import { findRecord } from '../records/readRecords.ts';
import type { DraftEnding } from './draftRow.ts';

/** Why and since when a draft can no longer be submitted. */
export interface Closing {
  readonly ended: DraftEnding;
  readonly at: string;
}

/**
 * Returns why a draft is closed: a record of a remaining step no longer accepts the action, because it was done
 * elsewhere, or the user no longer has access to it. Undefined if it is open.
 */
export async function findClosing(context: HandlerContext, awaits: unknown): Promise<Closing | undefined> {
  for (const act of Array.isArray(awaits) ? awaits : []) {
    const closing = isRecord(act) ? await closingOf(context, act) : undefined;
    if (closing !== undefined) return closing;
  }
  return undefined;
}

async function closingOf(
  context: HandlerContext,
  { operation: id, key }: Readonly<Record<string, unknown>>,
): Promise<Closing | undefined> {
  const { release, scope } = context;
  const operation = Object.hasOwn(release.operations, String(id)) ? release.operations[String(id)] : undefined;
  if (operation?.of === undefined || !context.storages.has(operation.of)) return undefined;
  const record = await findRecord(
    { ...context, access: grantedRelations(operation, scope, release) },
    operation.of,
    key,
  );
  if (record === undefined) return { ended: 'gone', at: context.scope.clock.now() };
  if (accepts(operation, record, release)) return undefined;
  return { ended: 'finished', at: await lastChange(context, operation.of, String(key)) };
}

/** Returns whether the lifecycle of a record has an event of this operation in the record's state. */
function accepts(operation: OperationModel, record: Readonly<Record<string, unknown>>, release: Release): boolean {
  const moved = Object.values(release.lifecycles).filter(({ of }) => of === operation.of);
  return moved.every(({ at, events }) => {
    const own = events.filter(({ on }) => on === operation.id);
    const state = readPath(record, at);
    return own.length === 0 || own.some(({ from }) => from.length === 0 || from.some((one) => one === state));
  });
}

async function lastChange({ db, scope }: HandlerContext, entity: string, key: string): Promise<string> {
  await writeEvents(db);
  const event = await db
    .selectFrom('event')
    .modifyFront(preparedPrefix)
    .select('at')
    .where('entity', '=', entity)
    .where('key', '=', key)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return event?.at ?? scope.clock.now();
}
