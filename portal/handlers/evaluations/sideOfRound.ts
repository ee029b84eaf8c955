import { sql } from 'kysely';
import type { HandlerContext } from '#server';
import { findEvaluation, type StoredEvaluation } from './findEvaluation.ts';

/** Type of evaluation → side that answers it. */
const sides: Readonly<Record<string, StoredEvaluation['side']>> = {
  MANAGER: 'manager',
  MANAGER_RE: 'manager',
  CONTRACTOR: 'contractor',
  CONTRACTOR_SP: 'contractor',
};

/**
 * Returns the evaluation of a type in a round. The id can be the round's legacy id, which is that of the manager's
 * evaluation and identifies the contractor's one too. Refuses with 404 if the round has none of this type, or it
 * belongs to another user.
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
