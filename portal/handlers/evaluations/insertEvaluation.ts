import { type RawBuilder, sql } from 'kysely';
import type { EntityModel } from '#engine';
import { createTransactionMemory, preparedPrefix, type Queries } from '#server';
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

interface NewRound extends Pick<NewEvaluation, 'entity' | 'columns'> {
  /** The evaluations of the round without their ids, the manager's first. */
  readonly records: readonly Row[];
  /** Ids for them (`evaluationIds`). Default: new ones. */
  readonly ids?: readonly number[];
}

type StoredEvaluation = Row & { readonly id: number; readonly legacyId: number };

/** The ids of the evaluations that a transaction has added last, by project and side. */
const added = createTransactionMemory<number>();

/** Returns the id of the evaluation of a side of a project if this transaction has added one. */
export function addedEvaluation(db: Queries, project: string, side: string): number | undefined {
  return added.get(db, `${project} ${side}`);
}

function remember(db: Queries, { id, projectNumber, side }: StoredEvaluation): void {
  added.set(db, `${projectNumber} ${side}`, id);
}

/** Stores an evaluation of a round and returns it. */
export async function insertEvaluation(
  db: Queries,
  { record, entity, columns, legacyId }: NewEvaluation,
): Promise<StoredEvaluation> {
  if (legacyId !== undefined) {
    const id = Number(await evaluationStore.insert(db, { ...record, legacyId }, entity, columns));
    const stored = { ...record, id, legacyId };
    remember(db, stored);
    return stored;
  }
  const [first] = await insertRound(db, { records: [record], entity, columns });
  if (first === undefined) throw new Error('The evaluation was not stored.');
  return first;
}

/**
 * Stores the evaluations of a new round and returns them. Their ids are generated in advance: all of them have the same
 * legacy id, that of the first one, and each record is complete in its first version.
 */
export async function insertRound(
  db: Queries,
  { records, entity, columns, ids: drawn }: NewRound,
): Promise<readonly StoredEvaluation[]> {
  const ids = drawn ?? (await drawIds(db, records.length));
  const [legacyId] = ids;
  if (legacyId === undefined) return [];
  const stored = records.map((record, index) => ({ ...record, id: ids[index] ?? Number.NaN, legacyId }));
  await evaluationStore.insertAll(
    db,
    stored.map((record) => ({ record, extra: columns })),
    entity,
  );
  for (const one of stored) remember(db, one);
  return stored;
}

/** SQL of an array with new ids of evaluations, in ascending order. */
export function evaluationIds(count: number): RawBuilder<readonly number[]> {
  return sql`array(select nextval(pg_get_serial_sequence('evaluation', 'id'))::int as id
    from generate_series(1, ${sql.lit(count)}) order by id)`;
}

async function drawIds(db: Queries, count: number): Promise<readonly number[]> {
  const { rows } = await sql<{
    ids: readonly number[];
  }>`${preparedPrefix}select ${evaluationIds(count)} as ids`.execute(db);
  return rows[0]?.ids ?? [];
}
