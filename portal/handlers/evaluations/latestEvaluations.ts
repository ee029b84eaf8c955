import type { HandlerContext } from '#server';
import { evaluationStore } from '../../tables/stores.ts';

/** Returns the latest stored evaluation of each side of a project, the manager's first. */
export async function latestEvaluations(
  { db }: Pick<HandlerContext, 'db'>,
  projectNumber: string,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const rows = await db
    .selectFrom('evaluation')
    .select(({ fn }) => ['side', fn.max<number>('id').as('id')])
    .where('project_number', '=', projectNumber)
    .groupBy('side')
    .orderBy('side', 'desc')
    .execute();
  const records = await evaluationStore.load(
    db,
    rows.map(({ id }) => Number(id)),
  );
  return rows.flatMap(({ id }) => records.filter((record) => Number(record['id']) === Number(id)));
}
