import { sql } from 'kysely';
import type { Queries } from './Database.types.ts';

interface MonthlyTable {
  readonly name: string;
  /** Column with the time that selects the month. */
  readonly moment: string;
}

/** Creates the missing partitions of all tables with months, up to the month after the next. Requires a transaction. */
export async function createMonths(db: Queries): Promise<void> {
  for (const { name } of await monthlyTables(db)) await sql`select create_months(${name}::regclass)`.execute(db);
}

/** Moves rows into partitions of their months, from the month of the oldest row on. Requires a transaction. */
export async function sortIntoMonths(db: Queries): Promise<void> {
  for (const { name, moment } of await monthlyTables(db)) {
    await sql`select create_months(${name}::regclass,
      (select coalesce(min(${sql.ref(moment)}), now()) from ${sql.table(name)}))`.execute(db);
  }
}

/** Returns the tables that are partitioned by a time. */
async function monthlyTables(db: Queries): Promise<readonly MonthlyTable[]> {
  const { rows } = await sql<MonthlyTable>`select relname as name, attname as moment from pg_partitioned_table
    join pg_class on pg_class.oid = partrelid
    join pg_attribute on attrelid = partrelid and attnum = partattrs[0]
    where relnamespace = 'public'::regnamespace and partstrat = 'r' and atttypid = 'timestamptz'::regtype
    order by relname collate "C"`.execute(db);
  return rows;
}
