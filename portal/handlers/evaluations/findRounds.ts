import { sql } from 'kysely';
import { type HandlerContext, preparedPrefix } from '#server';
import { openStatuses } from './openStatuses.ts';

type Row = Readonly<Record<string, unknown>>;

type Context = Pick<HandlerContext, 'db' | 'release'>;

interface Round {
  readonly id: number;
  readonly isOpen: boolean;
  readonly determinedOn: string | null;
}

/** The rounds of evaluations, by the id of the evaluation. */
type Rounds = ReadonlyMap<unknown, Round>;

/**
 * Returns an evaluation with the overall status of its round, which is incomplete while one of its sides is open, and
 * with the date of its project's final determination.
 */
export function withRound(evaluation: Row, rounds: Rounds): Row {
  const overallStatus = rounds.get(evaluation['id'])?.isOpen === true ? 'INCOMPLETE' : 'COMPLETE';
  return { ...withDetermination(evaluation, rounds), overallStatus };
}

/**
 * Returns an evaluation with the date of its project's final determination, which distinguishes initial evaluations
 * from re-evaluations.
 */
export function withDetermination(evaluation: Row, rounds: Rounds): Row {
  const determinedOn = rounds.get(evaluation['id'])?.determinedOn ?? undefined;
  return determinedOn === undefined ? evaluation : { ...evaluation, determinedOn };
}

/** Loads the rounds of the evaluations with these ids. */
export async function findRounds({ db, release }: Context, ids: readonly number[]): Promise<Rounds> {
  const { rows } = await sql<Round>`${preparedPrefix}select evaluation.id,
      exists (select from evaluation as other
        where other.project_number = evaluation.project_number and other.status = any(${openStatuses(release)})
          and coalesce(other.legacy_id, other.id) = coalesce(evaluation.legacy_id, evaluation.id)) as "isOpen",
      project.final_determination_date as "determinedOn"
    from evaluation left join project on project.project_number = evaluation.project_number
    where evaluation.id = any(${ids})`.execute(db);
  return new Map(rows.map((round) => [round.id, round]));
}
