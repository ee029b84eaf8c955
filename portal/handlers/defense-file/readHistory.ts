import { type FiledEvent, type HandlerContext, writeEvents } from '#server';

/** Returns all events of a project and its evaluations, in order. */
export async function readHistory(
  { db }: Pick<HandlerContext, 'db'>,
  projectNumber: string,
): Promise<readonly FiledEvent[]> {
  await writeEvents(db);
  const ids = await db.selectFrom('evaluation').select('id').where('project_number', '=', projectNumber).execute();
  return db
    .selectFrom('event')
    .selectAll()
    .where((where) =>
      where.or([
        where.and([where('entity', 'in', ['project', 'defense-file']), where('key', '=', projectNumber)]),
        ...(ids.length === 0
          ? []
          : [
              where.and([
                where('entity', '=', 'evaluation'),
                where(
                  'key',
                  'in',
                  ids.map(({ id }) => String(id)),
                ),
              ]),
            ]),
      ]),
    )
    .orderBy('seq')
    .execute();
}
