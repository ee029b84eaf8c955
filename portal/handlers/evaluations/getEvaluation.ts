import { isRecord } from '#engine';
import { findRecord, type HandlerContext } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { answeredQuestions } from './answeredQuestions.ts';
import { withDetermination } from './withDetermination.ts';

type Row = Readonly<Record<string, unknown>>;

/** One evaluation with its answers; those to a pair say which statement holds or does not. */
export const getEvaluation = definePortalHandler('evaluations.get', async (context) => {
  // The record of the call has its project with it, which not everybody may read who may read the evaluation.
  const found = await findRecord(context, 'evaluation', context.args.id);
  if (found === undefined) return context.notFound();
  const [evaluation = found] = await withDetermination(context, [found]);
  return withStatements(context, evaluation);
});

/** An evaluation whose answers to a pair say which statement holds or does not. */
export async function withStatements(context: HandlerContext, evaluation: Row): Promise<Row> {
  const { evaluationDetails: details } = evaluation;
  if (!Array.isArray(details)) return evaluation;
  const answers = await answeredQuestions(context, evaluation);
  const evaluationDetails = details.filter(isRecord).map((detail, index) => {
    const { statement, holds } = answers[index] ?? {};
    return statement === undefined ? detail : { ...detail, statement, holds };
  });
  return { ...evaluation, evaluationDetails };
}
