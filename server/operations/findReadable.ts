import { type EntityModel, grantedRelations, resultType } from '#engine';
import type { Key } from '../contract/EntityStorage.types.ts';
import type { HandlerContext } from '../contract/handler.types.ts';
import { findRecord } from '../records/readRecords.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * Returns the record for a message about it, if an operation returns such records to this caller. Permission to change
 * a record does not include permission to read it.
 */
export async function findReadable(context: HandlerContext, entity: EntityModel, key: Key): Promise<Row | undefined> {
  const { release, scope, operation } = context;
  const answering = Object.values(release.operations).filter(
    (one) => resultType(one) === entity.id && (one.method === 'GET' || one.id === operation.id),
  );
  const access = answering.flatMap((one) => grantedRelations(one, scope, release));
  return access.length === 0 ? undefined : findRecord({ ...context, access }, entity.id, key);
}
