import { sql } from 'kysely';
import type { HandlerContext } from '#server';
import { findEvaluation, type StoredEvaluation } from './findEvaluation.ts';

/** The side that answers evaluations of a type. */
const sides: Readonly<Record<string, StoredEvaluation['side']>> = {
  MANAGER: 'manager',
  MANAGER_RE: 'manager',
  CONTRACTOR: 'contractor',
  CONTRACTOR_SP: 'contractor',
};

/**
 * The evaluation of a type in the round of that id, which can be the round's legacy id: it is the manager's evaluation,
 * and names the contractor's one as well. 404 where the round has none of the type, or it is another person's.
 */
export async function sideOfRound(context: HandlerContext, id: unknown, type: string): Promise<StoredEvaluation> {
  const found = await findEvaluation(context, id);
  const side = Object.hasOwn(sides, type) ? sides[type] : found.side;
  if (side === found.side) return found;
  const { rows } = await sql<{ id: number }>`select id from evaluation
    where side = ${side} and legacy_id = (select coalesce(legacy_id, id) from evaluation where id = ${found.id})
    order by id desc limit 1`.execute(context.db);
  return findEvaluation(context, rows[0]?.id);
}
