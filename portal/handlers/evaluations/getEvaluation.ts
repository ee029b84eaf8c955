import { findRecord } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { withDetermination } from './withDetermination.ts';

/** One evaluation with its answers. */
export const getEvaluation = definePortalHandler('evaluations.get', async (context) => {
  // The record of the call has its project with it, which not everybody may read who may read the evaluation.
  const found = await findRecord(context, 'evaluation', context.args.id);
  const [evaluation] = found === undefined ? [] : await withDetermination(context, [found]);
  return evaluation ?? context.notFound();
});
