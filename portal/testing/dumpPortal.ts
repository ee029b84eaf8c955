import { sql } from 'kysely';
import type { DatabaseHandle } from '#server';

/** What a sign-in, the release or the log of security writes is no product's data. */
const leftOut = ['live_release', 'release', 'request_count', 'security_event', 'session', 'sign_in', 'sign_in_attempt'];

/** Everything that is stored, row by row: two equal dumps mean that nothing was changed in between. */
export async function dumpPortal(database: DatabaseHandle): Promise<Readonly<Record<string, unknown>>> {
  const db = database.current();
  const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%' order by 1`.execute(
    db,
  );
  const names = tables.rows.map(({ name }) => name).filter((name) => !leftOut.includes(name));
  // One question for all tables: a test that asks before and after costs no more than its calls.
  const parts = names.map(
    (name) => sql`select ${sql.lit(name)} as name, ${rowOf(name)}::text as row from ${sql.table(name)} as t`,
  );
  const { rows } = await sql<{ name: string; row: string }>`${sql.join(parts, sql` union all `)}`.execute(db);
  const dump: Record<string, string[]> = Object.fromEntries(names.map((name) => [name, []]));
  for (const { name, row } of rows) dump[name]?.push(row);
  for (const found of Object.values(dump)) found.sort();
  return dump;
}

/** A row of a table. The language of an account is stored at each sign-in. */
function rowOf(table: string) {
  return table === 'account' ? sql`(to_jsonb(t) - 'language')` : sql`to_jsonb(t)`;
}
