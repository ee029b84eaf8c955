import { sql } from 'kysely';
import { type HandlerContext, preparedPrefix } from '#server';

type Row = Readonly<Record<string, unknown>>;

interface Determined {
  readonly project: string;
  readonly day: string;
}

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
  const { rows } =
    await sql<Determined>`${preparedPrefix}select project_number as project, final_determination_date as day
    from project where project_number = any(${numbers}) and final_determination_date is not null`.execute(db);
  const days = new Map(rows.map(({ project, day }) => [project, day]));
  return evaluations.map((evaluation) => {
    const determinedOn = days.get(String(evaluation['projectNumber']));
    return determinedOn === undefined ? evaluation : { ...evaluation, determinedOn };
  });
}
