import type { HandlerContext } from '#server';

type Row = Readonly<Record<string, unknown>>;

/**
 * Returns the evaluations with the date of their project's final determination, which distinguishes initial evaluations
 * from re-evaluations.
 */
export async function withDetermination(
  { db }: Pick<HandlerContext, 'db'>,
  evaluations: readonly Row[],
): Promise<readonly Row[]> {
  const numbers = [...new Set(evaluations.map(({ projectNumber }) => String(projectNumber)))];
  if (numbers.length === 0) return evaluations;
  const rows = await db
    .selectFrom('project')
    .select(['project_number', 'final_determination_date'])
    .where('project_number', 'in', numbers)
    .where('final_determination_date', 'is not', null)
    .execute();
  const days = new Map(rows.map((row) => [row.project_number, row.final_determination_date]));
  return evaluations.map((evaluation) => {
    const determinedOn = days.get(String(evaluation['projectNumber']));
    return determinedOn === undefined ? evaluation : { ...evaluation, determinedOn };
  });
}
