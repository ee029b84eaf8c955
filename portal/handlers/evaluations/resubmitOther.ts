import { applyTransition, type HandlerContext } from '#server';
import { findEvaluation, type StoredEvaluation } from './findEvaluation.ts';
import { latestEvaluations } from './latestEvaluations.ts';
import { isOpen } from './openStatuses.ts';
import { recordEvaluation } from './recordEvaluation.ts';

/** Completes an open restructure of the other side with its previous answers. */
export async function resubmitOther(context: HandlerContext, { projectNumber, side }: StoredEvaluation): Promise<void> {
  const latest = await latestEvaluations(context, projectNumber);
  const other = latest.find((evaluation) => evaluation['side'] !== side);
  if (other?.['restructure'] !== true || !isOpen(context.release, other['status'])) return;
  const parent = await findEvaluation(context, other['parentEvaluationId']);
  const { score, evaluationDetails, release } = parent.record;
  const key = Number(other['id']);
  await applyTransition(context, { entity: 'evaluation', key, values: { score, evaluationDetails, release } });
  const row = await context.db
    .selectFrom('evaluation')
    .select('recommendation')
    .where('id', '=', parent.id)
    .executeTakeFirstOrThrow();
  await recordEvaluation(context, await findEvaluation(context, key), row.recommendation);
}
