import { isAllowed } from '#engine';
import { applyTransition, lockRecord } from '#server';
import { definePortalHandler, type PortalContext } from '../../contract/definePortalHandler.ts';
import { editedEvaluation } from './editedEvaluation.ts';
import { findEvaluation, type StoredEvaluation } from './findEvaluation.ts';
import { recordEvaluation } from './recordEvaluation.ts';
import { resubmitOther } from './resubmitOther.ts';
import { scoreResponses } from './scoreResponses.ts';
import { sideOfRound } from './sideOfRound.ts';

/**
 * Submits the answers of one side: all questions of its type and region, once. Score, recommendation and prediction are
 * computed by the bank. The project is updated in the same transaction, and so is the restructure that an edit of a
 * complete evaluation opens.
 */
export const submitEvaluation = definePortalHandler('evaluations.submitResponses', async (context) => {
  const found = await sideOfRound(context, context.args.id, context.args.type);
  assertMaySubmit(context, found);
  // Both sides can answer concurrently. The project is locked first, so that the second one sees the answers of the
  // first one.
  await lockRecord(context, 'project', found.projectNumber);
  const evaluation = await editedEvaluation(context, await findEvaluation(context, found.id));
  const { id } = evaluation;
  const { results, details, probability, release } = await scoreResponses(context, evaluation, context.args.responses);
  const values = {
    ...{ score: results['score'], release, evaluationDetails: details },
    ...(probability === undefined ? {} : { probability }),
    ...notesOf(context.args),
  };
  await applyTransition(context, { entity: 'evaluation', key: id, values });
  await recordEvaluation(context, evaluation, results['recommendation']);
  if (context.args.selectedOnly === false) await resubmitOther(context, evaluation);
});

/** Only program administrators can answer a restructure, and an edit must have the evaluations it is based on. */
function assertMaySubmit(
  context: PortalContext<'evaluations.submitResponses'>,
  { side, type, record }: Pick<StoredEvaluation, 'side' | 'type' | 'record'>,
): void {
  const { submittedType } = context.args;
  if (submittedType !== undefined && ![type, side.toUpperCase()].includes(submittedType)) context.notFound();
  if (record['restructure'] === true && !isAllowed(['program-admin'], context.scope, context.release)) {
    context.refuse(403, 'forbidden', { text: 'engine/forbidden' });
  }
}

function notesOf({ evaluationNotes }: { readonly evaluationNotes?: string | undefined }) {
  return evaluationNotes === undefined ? {} : { evaluationNotes };
}
