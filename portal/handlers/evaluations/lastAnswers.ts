import type { HandlerContext } from '#server';
import type { StoredEvaluation } from './findEvaluation.ts';

/**
 * Returns the initial answers of a review: those of the evaluation itself if it is complete, those of the one it was
 * restructured from, or those of the side's latest complete round. Undefined if there are none. Another project only
 * counts if the same person answered it.
 */
export async function lastAnswers(
  { db }: Pick<HandlerContext, 'db'>,
  { id, side, status, projectNumber, record }: StoredEvaluation,
  templateProject: string = projectNumber,
): Promise<ReadonlySet<unknown> | undefined> {
  const complete = db
    .selectFrom('evaluation')
    .select('attributes')
    .where('side', '=', side)
    .where('status', '=', 'COMPLETE')
    .orderBy('id', 'desc');
  const parent = Number(record['parentEvaluationId'] ?? Number.NaN);
  const source = status === 'COMPLETE' ? id : parent;
  const row = await (Number.isInteger(source)
    ? complete.where('id', '=', source).where('project_number', '=', projectNumber)
    : ofProject(templateProject)
  ).executeTakeFirst();
  const details = row?.attributes['evaluationDetails'];
  return Array.isArray(details) ? new Set(details.map((detail: { answer?: unknown }) => detail.answer)) : undefined;

  function ofProject(project: string) {
    const rounds = complete.where('project_number', '=', project);
    if (project === projectNumber) return rounds;
    return rounds.where('evaluatee_logical_name', '=', String(record['evaluateeLogicalName']));
  }
}
