import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Both sides of a round have the same legacy id, that of the manager's evaluation. A contractor's evaluation of an
 * earlier version belongs to the manager's evaluation before it.
 */
export const roundsOfEvaluations: Migration = {
  async up(db) {
    await sql`update evaluation
      set legacy_id = coalesce(
        case when side = 'contractor' then (
          select max(first.id) from evaluation as first
          where first.project_number = evaluation.project_number and first.side = 'manager'
            and first.id < evaluation.id)
        end,
        evaluation.id)
      where legacy_id is null`.execute(db);
  },
};
