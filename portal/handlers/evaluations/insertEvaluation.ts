import { sql } from 'kysely';
import type { EntityModel } from '#engine';
import { preparedPrefix, type Queries } from '#server';
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
 * Stores an evaluation of a round and returns it. The id of the first one is generated in advance: both sides of a
 * round have the same legacy id, that of the manager's evaluation, and the record is complete in its first version.
 */
export async function insertEvaluation(
  db: Queries,
  { record, entity, columns, legacyId }: NewEvaluation,
): Promise<Row & { readonly id: number; readonly legacyId: number }> {
  if (legacyId === undefined) {
    const id = await drawId(db);
    const first = { ...record, id, legacyId: id };
    await evaluationStore.insert(db, first, entity, columns);
    return first;
  }
  const id = Number(await evaluationStore.insert(db, { ...record, legacyId }, entity, columns));
  return { ...record, id, legacyId };
}

async function drawId(db: Queries): Promise<number> {
  const { rows } = await sql<{ id: number }>`${preparedPrefix}select
    nextval(pg_get_serial_sequence('evaluation', 'id'))::int as id`.execute(db);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The database has drawn no id for an evaluation.');
  return id;
}
