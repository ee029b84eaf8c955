import { type HandlerContext, lockRecord } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { evaluationStore } from '../../tables/stores.ts';
import { entityOf } from './evaluationQuestions.ts';
import { findEvaluation } from './findEvaluation.ts';
import { isOpen } from './openStatuses.ts';
import { predictedRegion, scoreResponses } from './scoreResponses.ts';

/**
 * The probability that responses speak of an independent contractor, in the region that has a prediction. It is kept
 * with the evaluation until that is complete, and then follows from the answers that were taken.
 */
export const predictEvaluation = definePortalHandler('evaluations.predict', async (context) => {
  const { evaluationId, responses } = context.args;
  const { regionId, projectNumber } = await findEvaluation(context, evaluationId);
  if (regionId !== predictedRegion) return {};
  // As when answers are taken: the project is held first.
  await lockRecord(context, 'project', projectNumber);
  const evaluation = await findEvaluation(context, evaluationId);
  if (!isOpen(context.release, evaluation.status)) return kept(evaluation.record);
  const { probability } = await scoreResponses(context, evaluation, responses);
  if (probability === undefined) return {};
  await keep(context, evaluation.id, probability);
  return { probability };
});

function kept({ probability }: Readonly<Record<string, unknown>>): { readonly probability?: number } {
  return typeof probability === 'number' ? { probability } : {};
}

async function keep(context: HandlerContext, id: number, probability: number): Promise<void> {
  const record = await lockRecord(context, 'evaluation', id);
  await evaluationStore.update(context.db, id, { ...record, probability }, entityOf(context));
}
