import { type EntityModel, readPath, writePath } from '#engine';
import type { HandlerContext } from '../contract/handler.types.ts';

type Row = Readonly<Record<string, unknown>>;

/** Returns the record with the related records that the rules of its entity read. */
export async function withRelated(
  { db, storages }: Pick<HandlerContext, 'db' | 'storages'>,
  entity: EntityModel,
  record: Row,
): Promise<Row> {
  if (entity.rules.length === 0) return record;
  // A rule can read a related record through a computed property.
  const source = JSON.stringify([entity.rules, entity.properties.map(({ value }) => value)]);
  let whole = record;
  for (const { path, by, entity: id } of entity.properties) {
    const storage = by === undefined || id === undefined ? undefined : storages.get(id);
    if (by === undefined || storage === undefined || !source.includes(path)) continue;
    const key = readPath(record, by);
    const [found] = typeof key === 'string' || typeof key === 'number' ? await storage.load(db, [key]) : [];
    whole = writePath(whole, path, found);
  }
  return whole;
}
