import { sql } from 'kysely';
import type { EntityModel } from '#engine';
import type { Queries } from '#server';
import { evaluationStore } from '../../tables/stores.ts';

type Row = Readonly<Record<string, unknown>>;

interface NewEvaluation {
  /** The evaluation without its id. */
  readonly record: Row;
  readonly entity: EntityModel;
  /** Columns that are not properties of the entity. */
  readonly columns: Row;
  /** Id of the round, which is that of its first evaluation. Absent for the first one. */
  readonly legacyId?: number | undefined;
}

/**
 * Stores an evaluation of a round and returns it. Its id is generated first: both sides of a round have the same legacy
 * id, that of the manager's evaluation, and the record is complete in its first version.
 */
export async function insertEvaluation(
  db: Queries,
  { record, entity, columns, legacyId }: NewEvaluation,
): Promise<Row & { readonly id: number; readonly legacyId: number }> {
  const drawn = await sql<{
    id: number;
  }>`select nextval(pg_get_serial_sequence('evaluation', 'id'))::int as id`.execute(db);
  const id = drawn.rows[0]?.id;
  if (id === undefined) throw new Error('The database has drawn no id for an evaluation.');
  const stored = { ...record, id, legacyId: legacyId ?? id };
  await evaluationStore.insert(db, stored, entity, columns);
  return stored;
}
