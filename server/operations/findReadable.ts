import { type EntityModel, grantedRelations, resultType } from '#engine';
import type { Key } from '../contract/EntityStorage.types.ts';
import type { HandlerContext } from '../contract/handler.types.ts';
import { findRecord } from '../records/readRecords.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * The record for somebody who is told of it beside the operation that was called: only where an operation answers such
 * records to this caller. Who may change a record is not for that reason allowed to read it.
 */
export async function findReadable(context: HandlerContext, entity: EntityModel, key: Key): Promise<Row | undefined> {
  const { release, scope, operation } = context;
  const answering = Object.values(release.operations).filter(
    (one) => resultType(one) === entity.id && (one.method === 'GET' || one.id === operation.id),
  );
  const access = answering.flatMap((one) => grantedRelations(one, scope, release));
  return access.length === 0 ? undefined : findRecord({ ...context, access }, entity.id, key);
}
