import { findRecord } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { findRounds, withDetermination } from './findRounds.ts';
import { findSides, withAnswers } from './findSides.ts';
import { withStatements } from './withStatements.ts';

/**
 * Returns one evaluation with its answers and with the details of its sides. An answer to a pair contains its statement
 * and whether it is confirmed.
 */
export const getEvaluation = definePortalHandler('evaluations.get', async (context) => {
  // The record of the call includes its project, which not every reader of the evaluation may read.
  const found = await findRecord(context, 'evaluation', context.args.id);
  if (found === undefined) return context.notFound();
  const ids = [Number(found['id'])];
  const [sides, rounds] = await Promise.all([findSides(context, ids), findRounds(context, ids)]);
  const evaluation = { ...withDetermination(found, rounds), sides: sides.of(found) };
  return withAnswers(context, await withStatements(context, evaluation));
});
