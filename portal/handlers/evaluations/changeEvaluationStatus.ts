import { applyTransition, lockRecord } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { findEvaluation } from './findEvaluation.ts';
import { recordBypass } from './recordEvaluation.ts';

/** Changes the status of an evaluation. If it is bypassed, the other side alone makes the recommendation. */
export const changeEvaluationStatus = definePortalHandler('evaluations.changeStatus', async (context) => {
  const { id, projectNumber } = await findEvaluation(context, context.args.id);
  // The other side can be answered at the same time.
  await lockRecord(context, 'project', projectNumber);
  const { status } = await applyTransition(context, { entity: 'evaluation', key: id });
  if (status === 'BYPASSED') await recordBypass(context, projectNumber);
});
