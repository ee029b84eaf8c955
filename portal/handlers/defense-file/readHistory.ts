import { sql } from 'kysely';
import { type FiledEvent, type HandlerContext, preparedPrefix, writeEvents } from '#server';

/** Returns all events of a project and its evaluations, in order. */
export async function readHistory(
  { db }: Pick<HandlerContext, 'db'>,
  projectNumber: string,
): Promise<readonly FiledEvent[]> {
  await writeEvents(db);
  const rows = await db.selectFrom('evaluation').select('id').where('project_number', '=', projectNumber).execute();
  const ids = rows.map(({ id }) => String(id));
  return db
    .selectFrom('event')
    .modifyFront(preparedPrefix)
    .select(['seq', 'at', 'actor', 'operation', 'entity', 'key', 'what', 'before', 'after', 'release'])
    .select(['previous_hash', 'hash'])
    .where((where) =>
      where.or([
        where.and([where('entity', 'in', ['project', 'defense-file']), where('key', '=', projectNumber)]),
        where.and([where('entity', '=', 'evaluation'), sql<boolean>`key = any(${ids})`]),
      ]),
    )
    .orderBy('seq')
    .execute();
}
