import type { HandlerContext } from '#server';
import { openStatuses } from './openStatuses.ts';

/** Returns the open evaluations of a project. */
export async function openEvaluations(
  { db, release }: HandlerContext,
  projectNumber: string,
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('evaluation')
    .select('id')
    .where('project_number', '=', projectNumber)
    .where('status', 'in', openStatuses(release))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
