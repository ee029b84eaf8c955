import type { HandlerContext } from '#server';

/**
 * Returns company and region of the caller's own contractor evaluation. The id is its own one, or the legacy id of its
 * round. Refuses with 404 if there is none, or if it belongs to another user.
 */
export async function clientOfEvaluation(
  context: HandlerContext,
  legacyId: number,
): Promise<{ readonly companyId: number; readonly regionId: number }> {
  const { db, user } = context;
  const found = await db
    .selectFrom('evaluation')
    .innerJoin('project', 'project.project_number', 'evaluation.project_number')
    .select(['project.company_id', 'project.region_id'])
    .where('evaluation.side', '=', 'contractor')
    .where('evaluation.evaluatee_logical_name', '=', user.email ?? '')
    .where((where) => where.or([where('evaluation.id', '=', legacyId), where('evaluation.legacy_id', '=', legacyId)]))
    .orderBy('evaluation.id', 'desc')
    .executeTakeFirst();
  if (found === undefined) return context.notFound();
  return { companyId: found.company_id, regionId: found.region_id };
}
