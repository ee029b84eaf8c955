import { sql } from 'kysely';
import { type HandlerContext, preparedPrefix } from '#server';
import { openStatuses } from './openStatuses.ts';

type Row = Readonly<Record<string, unknown>>;

type Context = Pick<HandlerContext, 'db' | 'release'>;

/**
 * Returns evaluations with the overall status of their round, which is incomplete while one of its sides is open, and
 * with the date of their project's final determination.
 */
export async function withRounds(context: Context, evaluations: readonly Row[]): Promise<readonly Row[]> {
  const rounds = await findRounds(context, evaluations);
  return evaluations.map((evaluation) => {
    const round = rounds.get(Number(evaluation['id']));
    const overallStatus = round?.isOpen === true ? 'INCOMPLETE' : 'COMPLETE';
    return { ...evaluation, overallStatus, ...determined(round) };
  });
}

/**
 * Returns an evaluation with the date of its project's final determination, which distinguishes initial evaluations
 * from re-evaluations.
 */
export async function withDetermination(context: Context, evaluation: Row): Promise<Row> {
  const rounds = await findRounds(context, [evaluation]);
  return { ...evaluation, ...determined(rounds.get(Number(evaluation['id']))) };
}

interface Round {
  readonly id: number;
  readonly isOpen: boolean;
  readonly determinedOn: string | null;
}

/** Returns the rounds of evaluations, by the id of the evaluation. */
async function findRounds({ db, release }: Context, evaluations: readonly Row[]): Promise<ReadonlyMap<number, Round>> {
  if (evaluations.length === 0) return new Map();
  const ids = evaluations.map(({ id }) => Number(id));
  const { rows } = await sql<Round>`${preparedPrefix}select evaluation.id,
      exists (select from evaluation as other
        where other.project_number = evaluation.project_number and other.status = any(${openStatuses(release)})
          and coalesce(other.legacy_id, other.id) = coalesce(evaluation.legacy_id, evaluation.id)) as "isOpen",
      project.final_determination_date as "determinedOn"
    from evaluation left join project on project.project_number = evaluation.project_number
    where evaluation.id = any(${ids})`.execute(db);
  return new Map(rows.map((round) => [round.id, round]));
}

function determined(round: Round | undefined): Row {
  const day = round?.determinedOn ?? undefined;
  return day === undefined ? {} : { determinedOn: day };
}
