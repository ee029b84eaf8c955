import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isRecord, readPath } from '#engine';
import type { AnswerSource } from '#engine/why';
import type { EntityStorage, Key } from '../contract/EntityStorage.types.ts';
import type { Queries } from '../database/Database.types.ts';
import { findColumn, rowsOf } from '../ownership/pathPredicate.ts';
import type { RecordSelection, StoredCase } from './Replay.types.ts';

interface Reading {
  readonly db: Queries;
  readonly storage: EntityStorage;
  readonly sources: readonly AnswerSource[];
}

/** Returns the keys of the selected records, the latest first. */
export async function readKeys(
  { db, storage, sources }: Reading,
  { last, since, values }: Omit<RecordSelection, 'entity'>,
): Promise<readonly Key[]> {
  const at = sources.find((source) => source.since !== undefined)?.since;
  const time = at === undefined ? undefined : columnOf(storage, at);
  const key = sql.ref(`${storage.table}.${storage.key}`);
  const ofFlow = sources.map(({ only }) => all(Object.entries(only).map(equals)));
  const where = all([
    ...rowsOf(storage),
    sql<SqlBool>`(${sql.join(ofFlow, sql` or `)})`,
    ...Object.entries(values).map(equals),
    // An ISO day is before every time of that day, also as a text.
    ...(since === undefined || time === undefined ? [] : [sql<SqlBool>`${time}::text >= ${since}`]),
  ]);
  const order = time === undefined ? sql`${key} desc` : sql`${time} desc nulls last, ${key} desc`;
  const { rows } = await sql<{ readonly key: Key }>`select ${key} as key from ${sql.table(storage.table)}
    where ${where} order by ${order} limit ${last}`.execute(db);
  return rows.map((row) => row.key);

  function equals([path, value]: readonly [string, unknown]): RawBuilder<SqlBool> {
    return sql<SqlBool>`${columnOf(storage, path)}::text = ${String(value)}`;
  }
}

/** Returns the answers of these records, and what their flows were given. Records without a flow are left out. */
export async function readCases(
  { db, storage, sources, keyName }: Reading & { readonly keyName: string },
  keys: readonly Key[],
): Promise<readonly StoredCase[]> {
  if (keys.length === 0) return [];
  const records = new Map((await storage.load(db, keys)).map((record) => [String(record[keyName]), record]));
  return keys.flatMap((key): readonly StoredCase[] => {
    const record = records.get(String(key)) ?? {};
    const source = sources.find(({ only }) =>
      Object.entries(only).every(([path, value]) => readPath(record, path) === value),
    );
    const answers = source === undefined ? undefined : readPath(record, source.at);
    if (source === undefined || !(Array.isArray(answers) || isRecord(answers))) return [];
    const { flow, outcome } = source;
    const { [source.at]: _answers, ...given } = record;
    return [{ key, flow, outcome, answers, given: plainValues(given) }];
  });
}

/** Only single values can be given by name, and the thread needs no more. */
function plainValues(record: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => typeof value !== 'object'));
}

function columnOf(storage: EntityStorage, path: string): RawBuilder<unknown> {
  return findColumn(storage, path) ?? sql`${sql.ref(`${storage.table}.attributes`)} #>> ${path.split('.')}::text[]`;
}

function all(conditions: readonly (RawBuilder<SqlBool> | ReturnType<typeof rowsOf>[number])[]): RawBuilder<SqlBool> {
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join([...conditions], sql` and `)})`;
}
