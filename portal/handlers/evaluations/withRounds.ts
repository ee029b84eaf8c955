import { sql } from 'kysely';
import type { HandlerContext } from '#server';

type Row = Readonly<Record<string, unknown>>;

interface Round {
  readonly id: number;
  readonly isOpen: boolean;
  readonly determinedOn: string | null;
}

/**
 * Evaluations with what their round and project add to them: the overall status, which is incomplete while a side of
 * the round waits for answers, and the day of the final determination of the project.
 */
export async function withRounds(
  { db }: Pick<HandlerContext, 'db'>,
  evaluations: readonly Row[],
): Promise<readonly Row[]> {
  if (evaluations.length === 0) return evaluations;
  const ids = evaluations.map(({ id }) => Number(id));
  const { rows } = await sql<Round>`select evaluation.id,
      exists (select from evaluation as other
        where other.project_number = evaluation.project_number and other.status = 'INCOMPLETE'
          and coalesce(other.legacy_id, other.id) = coalesce(evaluation.legacy_id, evaluation.id)) as "isOpen",
      project.final_determination_date as "determinedOn"
    from evaluation join project on project.project_number = evaluation.project_number
    where evaluation.id = any(${ids})`.execute(db);
  const rounds = new Map(rows.map((round) => [round.id, round]));
  return evaluations.map((evaluation) => {
    const round = rounds.get(Number(evaluation['id']));
    if (round === undefined) return evaluation;
    const { isOpen, determinedOn } = round;
    const overallStatus = isOpen ? 'INCOMPLETE' : 'COMPLETE';
    return { ...evaluation, overallStatus, ...(determinedOn === null ? {} : { determinedOn }) };
  });
}
