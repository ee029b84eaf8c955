import { sql } from 'kysely';
import type { Queries } from './Database.types.ts';

/** A smaller table is read as fast without an index. */
const fewestChanges = 50;

/**
 * Updates the statistics of tables most of whose rows are new, so that connections discard the plans that they made
 * when the tables were small. The database does that too, but a minute later, and an import that starts with an empty
 * table reads all of its rows for each new one until then.
 */
export async function analyzeGrownTables(db: Queries): Promise<void> {
  const { rows } = await sql<{ schema: string; name: string }>`select schemaname as schema, relname as name
    from pg_stat_user_tables
    where n_mod_since_analyze > ${fewestChanges} and n_mod_since_analyze > n_live_tup / 2
      and schemaname = current_schema()`.execute(db);
  for (const { schema, name } of rows) await sql`analyze ${sql.id(schema, name)}`.execute(db);
}
