import { isRecord } from '#engine';
import type { HandlerContext } from '#server';
import { answeredQuestions } from './answeredQuestions.ts';

type Row = Readonly<Record<string, unknown>>;

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
