import { type EntityModel, type LifecycleModel, relationsUsed } from '#engine';
import type { HandlerContext } from '../contract/handler.types.ts';
import { lockRecord } from '../records/lockRecord.ts';

type Row = Readonly<Record<string, unknown>>;

/** The lifecycle that is asked, and the record it is asked about. */
interface Asked {
  readonly lifecycle: LifecycleModel;
  readonly entity: EntityModel;
  readonly record: Row;
}

/**
 * The records of others that a lifecycle decides by, as they are now and held until the transaction ends, by the
 * property that leads to each.
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
