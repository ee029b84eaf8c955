import type { HandlerContext } from '#server';
import type { StoredEvaluation } from './findEvaluation.ts';

/**
 * Answers that a review begins with: those of the evaluation itself once it is complete, those of the one it was
 * restructured from, else those of the latest complete round of that side. Undefined when there are none. Another
 * project counts only if the same person answered there.
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
