import { sql } from 'kysely';
import type { DatabaseHandle } from '#server';

/**
 * Tables that sign-ins, releases and security events write, which are not business data, and the copy of the last event.
 */
const leftOut = [
  'event_head',
  'live_release',
  'release',
  'request_count',
  'security_event',
  'session',
  'sign_in',
  'sign_in_attempt',
];

/** Returns all stored rows. Two equal dumps mean that nothing has changed in between. */
export async function dumpPortal(database: DatabaseHandle): Promise<Readonly<Record<string, unknown>>> {
  const db = database.current();
  const tables = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    and relname not like 'kysely%' order by 1`.execute(db);
  const names = tables.rows.map(({ name }) => name).filter((name) => !leftOut.includes(name));
  // One query for all tables keeps the tests fast.
  const parts = names.map(
    (name) => sql`select ${sql.lit(name)} as name, ${rowOf(name)}::text as row from ${sql.table(name)} as t`,
  );
  const { rows } = await sql<{ name: string; row: string }>`${sql.join(parts, sql` union all `)}`.execute(db);
  const dump: Record<string, string[]> = Object.fromEntries(names.map((name) => [name, []]));
  for (const { name, row } of rows) dump[name]?.push(row);
  for (const found of Object.values(dump)) found.sort();
  return dump;
}

/**
 * Returns the SQL of a row. The language of an account is left out, because each sign-in stores it, and the megabytes of
 * definitions, because their key is the digest of their text.
 */
function rowOf(table: string) {
  if (table === 'account') return sql`(to_jsonb(t) - 'language')`;
  return table === 'definition_file' ? sql`to_jsonb(t.digest)` : sql`to_jsonb(t)`;
}
