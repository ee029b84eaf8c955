import { type SqlBool, sql } from 'kysely';
import { completeRecord } from '#engine';
import type { Key } from '../contract/EntityStorage.types.ts';
import type { HandlerContext } from '../contract/handler.types.ts';
import { rowsOf } from '../ownership/pathPredicate.ts';
import { storedEntity } from './readRecords.ts';

/**
 * Returns the current record, locked until the transaction ends: of two concurrent calls, the second one sees the
 * change of the first. Use it before replacing a record. Ownership was checked when the record was found. Refuses with
 * 404 if the record no longer exists.
 */
export async function lockRecord(
  context: HandlerContext,
  id: string,
  key: Key,
): Promise<Readonly<Record<string, unknown>>> {
  const { entity, storage } = storedEntity(context, id);
  const wanted = [...rowsOf(storage), sql<SqlBool>`${sql.ref(storage.key)} = ${key}`];
  await sql`select 1 from ${sql.table(storage.table)} where ${sql.join(wanted, sql` and `)} for update`.execute(
    context.db,
  );
  const [record] = await storage.load(context.db, [key]);
  if (record === undefined) return context.notFound();
  return completeRecord(entity, record, context.scope, context.release);
}
