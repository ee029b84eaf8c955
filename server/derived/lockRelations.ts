import { type EntityModel, type LifecycleModel, relationsUsed } from '#engine';
import type { HandlerContext } from '../contract/handler.types.ts';
import { lockRecord } from '../records/lockRecord.ts';

type Row = Readonly<Record<string, unknown>>;

/** A lifecycle and the record it is evaluated for. */
interface Asked {
  readonly lifecycle: LifecycleModel;
  readonly entity: EntityModel;
  readonly record: Row;
}

/**
 * Returns the related records that a lifecycle depends on, by the property that references each. They are locked until
 * the transaction ends.
 */
export async function lockRelations(context: HandlerContext, { lifecycle, entity, record }: Asked): Promise<Row> {
  const held: Record<string, unknown> = {};
  for (const { path, by, entity: other } of relationsUsed(lifecycle, entity, context.scope.expressions)) {
    const key = record[by];
    const storage = context.storages.get(other);
    if (storage === undefined || (typeof key !== 'string' && typeof key !== 'number')) continue;
    const [found] = await storage.load(context.db, [key]);
    if (found !== undefined) held[path] = await lockRecord(context, other, key);
  }
  return held;
}
