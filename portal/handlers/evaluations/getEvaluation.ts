import { findRecord } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { withDetermination } from './withDetermination.ts';
import { withAnswers, withSides } from './withSides.ts';
import { withStatements } from './withStatements.ts';

/**
 * Returns one evaluation with its answers and with the details of its sides. An answer to a pair contains its statement
 * and whether it is confirmed.
 */
export const getEvaluation = definePortalHandler('evaluations.get', async (context) => {
  // The record of the call includes its project, which not every reader of the evaluation may read.
  const found = await findRecord(context, 'evaluation', context.args.id);
  if (found === undefined) return context.notFound();
  const [evaluation = found] = await withSides(context, await withDetermination(context, [found]));
  return withAnswers(context, await withStatements(context, evaluation));
});
