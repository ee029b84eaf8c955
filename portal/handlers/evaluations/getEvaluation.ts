import { isRecord } from '#engine';
import { findRecord, type HandlerContext } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { answeredQuestions } from './answeredQuestions.ts';
import { withDetermination } from './withDetermination.ts';

type Row = Readonly<Record<string, unknown>>;

/** Returns one evaluation with its answers. An answer to a pair contains its statement and whether it is confirmed. */
export const getEvaluation = definePortalHandler('evaluations.get', async (context) => {
  // The record of the call includes its project, which not every reader of the evaluation may read.
  const found = await findRecord(context, 'evaluation', context.args.id);
  if (found === undefined) return context.notFound();
  const [evaluation = found] = await withDetermination(context, [found]);
  return withStatements(context, evaluation);
});

/** Returns an evaluation whose answers to pairs contain the statement and whether it is confirmed. */
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
