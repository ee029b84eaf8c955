import { sql } from 'kysely';
import { type HandlerContext, preparedPrefix } from '#server';
import { openStatuses } from './openStatuses.ts';

type Row = Readonly<Record<string, unknown>>;

interface Round {
  readonly id: number;
  readonly isOpen: boolean;
}

/** Returns evaluations with the overall status of their round, which is incomplete while one of its sides is open. */
export async function withRounds(
  { db, release }: Pick<HandlerContext, 'db' | 'release'>,
  evaluations: readonly Row[],
): Promise<readonly Row[]> {
  if (evaluations.length === 0) return evaluations;
  const ids = evaluations.map(({ id }) => Number(id));
  const { rows } = await sql<Round>`${preparedPrefix}select evaluation.id,
      exists (select from evaluation as other
        where other.project_number = evaluation.project_number and other.status = any(${openStatuses(release)})
          and coalesce(other.legacy_id, other.id) = coalesce(evaluation.legacy_id, evaluation.id)) as "isOpen"
    from evaluation where evaluation.id = any(${ids})`.execute(db);
  const open = new Map(rows.map(({ id, isOpen }) => [id, isOpen]));
  return evaluations.map((evaluation) => ({
    ...evaluation,
    overallStatus: open.get(Number(evaluation['id'])) === true ? 'INCOMPLETE' : 'COMPLETE',
  }));
}
