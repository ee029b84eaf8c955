import { CompiledQuery, sql } from 'kysely';
import type { Queries } from '../database/Database.types.ts';

/** Rows that are read from the database at once. */
const batch = 1000;

/** Returns the names of the tables of the server and its portal, without those of migrations and of the job queue. */
export async function listTables(db: Queries): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and c.relname not like 'kysely_migration%' order by c.relname collate "C"`.execute(db);
  return rows.map(({ name }) => name);
}

/** Yields the rows of a table, each as one line of JSON. Requires a transaction. */
export async function* readRows(db: Queries, table: string): AsyncGenerator<string> {
  const name = sql.table(table);
  await sql`declare backup_rows no scroll cursor for select to_json(r)::text as row from ${name} r`.execute(db);
  try {
    for (;;) {
      const { rows } = await db.executeQuery<{ row: string }>(CompiledQuery.raw(`fetch ${batch} from backup_rows`));
      for (const { row } of rows) yield row;
      if (rows.length < batch) break;
    }
  } finally {
    await sql`close backup_rows`.execute(db);
  }
}

/** Returns the columns of a table that can be written, without generated ones. */
export async function writableColumns(db: Queries, table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(db);
  return rows.map(({ name }) => name);
}

/** Returns the sequences of the tables with their last values. */
export async function readSequences(db: Queries) {
  const { rows } = await sql<{ name: string }>`select sequencename as name from pg_sequences
    where schemaname = 'public' order by sequencename collate "C"`.execute(db);
  const sequences: { name: string; value: string; isCalled: boolean }[] = [];
  for (const { name } of rows) {
    const { rows: values } = await sql<{ value: string; called: boolean }>`select last_value::text as value,
      is_called as called from ${sql.table(name)}`.execute(db);
    for (const { value, called } of values) sequences.push({ name, value, isCalled: called });
  }
  return sequences;
}
