import { type HandlerContext, lockRecord } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { evaluationStore } from '../../tables/stores.ts';
import { entityOf } from './evaluationQuestions.ts';
import { findEvaluation } from './findEvaluation.ts';
import { isOpen } from './openStatuses.ts';
import { predictedRegion, scoreResponses } from './scoreResponses.ts';

/**
 * Returns the probability that responses indicate an independent contractor, in the region with a prediction. It is
 * stored with the evaluation until its completion, which replaces it with that of the submitted answers.
 */
export const predictEvaluation = definePortalHandler('evaluations.predict', async (context) => {
  const { evaluationId, responses } = context.args;
  const { regionId, projectNumber } = await findEvaluation(context, evaluationId);
  if (regionId !== predictedRegion) return {};
  // The project is locked first, as for submitted answers.
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
