import type { HandlerContext } from '#server';

/** The evaluations of a project that wait for an answer. */
export async function openEvaluations({ db }: HandlerContext, projectNumber: string): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('evaluation')
    .select('id')
    .where('project_number', '=', projectNumber)
    .where('status', '=', 'INCOMPLETE')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
