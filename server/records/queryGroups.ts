import { type RawBuilder, sql } from 'kysely';
import { attachTotal, type GroupsModel, writePath } from '#engine';
import type { EntityStorage } from '../contract/EntityStorage.types.ts';
import type { HandlerContext } from '../contract/handler.types.ts';
import { findColumn } from '../ownership/pathPredicate.ts';
import { countedRows } from './countRows.ts';
import { pageCacheOf } from './pageCache.ts';
import { selectionOf } from './queryPage.ts';
import { parameterPredicates } from './queryPredicates.ts';
import { storedEntity } from './readRecords.ts';

type Row = Readonly<Record<string, unknown>>;

/** Maximum number of groups in a result. */
const mostGroups = 1000;

/**
 * Returns groups of the records that the user may see, with the parameters, the filter and the query fields of the
 * operation. Groups of more than 10,000 records are up to a minute old (docs/decisions/0223).
 */
export async function queryGroups(context: HandlerContext, groups: GroupsModel): Promise<readonly Row[]> {
  const given = parameterPredicates(context, storedEntity(context, groups.of).storage);
  const { db, storage, where } = selectionOf(context, groups.of, { where: given });
  // As JSON, so that decimals become numbers.
  const by = groups.by.map(({ path, unit }) => sql`to_jsonb(${firstDay(columnAt(storage, path), unit)})`);
  const sums = groups.sum.map((path) => sql`sum(${columnAt(storage, path)})::float8`);
  const columns = [
    ...by.map((column, index) => sql`${column} as ${sql.id(`by_${index}`)}`),
    ...sums.map((column, index) => sql`${column} as ${sql.id(`sum_${index}`)}`),
    sql`count(*)::integer as count`,
    sql`(count(*) over ())::integer as groups`,
  ];
  const places = sql.join(by.map((_, index) => sql.lit(index + 1)));
  const order = sql.join(by.map((_, index) => sql`${sql.lit(index + 1)} nulls last`));
  const statement = sql<Row>`select ${sql.join(columns)} from ${sql.table(storage.table)} where ${where}
    group by ${places} order by ${order} limit ${sql.lit(mostGroups)}`;
  const { sql: text, parameters } = statement.compile(db);
  const memory = pageCacheOf(context.storages);
  const question = JSON.stringify([text, parameters]);
  const now = Date.parse(context.scope.clock.now());
  // Groups of few records must not displace what is cached about many.
  const known = memory.isNarrow(question) ? undefined : memory.recall(question, now).groups;
  const rows = known ?? (await statement.execute(db)).rows;
  const grouped = rows.reduce((sum, { count }) => sum + Number(count), 0);
  memory.setNarrow(question, grouped <= countedRows);
  if (grouped <= countedRows) memory.forget(question);
  else memory.recall(question, now).groups = rows;
  const answers = rows.map((row) => answerOf(row, groups));
  const total = Number(rows[0]?.['groups'] ?? 0);
  return total > answers.length ? attachTotal(answers, total) : answers;
}

function columnAt(storage: EntityStorage, path: string): RawBuilder<unknown> {
  const column = findColumn(storage, path);
  if (column === undefined) throw new Error(`${storage.entity}: "${path}" is in no column of its storage.`);
  return column;
}

/** A date is grouped by the first day of its month or year. Columns contain dates as such or as text. */
function firstDay(column: RawBuilder<unknown>, unit: 'month' | 'year' | undefined): RawBuilder<unknown> {
  if (unit === undefined) return column;
  return unit === 'month' ? sql`left(${column}::text, 7) || '-01'` : sql`left(${column}::text, 4) || '-01-01'`;
}

function answerOf(row: Row, { by, sum, count }: GroupsModel): Row {
  let answer: Row = {};
  const write = (path: string, value: unknown): void => {
    if (value !== null && value !== undefined) answer = writePath(answer, path, value);
  };
  for (const [index, { path }] of by.entries()) write(path, row[`by_${index}`]);
  for (const [index, path] of sum.entries()) write(path, row[`sum_${index}`]);
  if (count) write('count', row['count']);
  return answer;
}
