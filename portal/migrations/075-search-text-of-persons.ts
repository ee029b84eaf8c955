import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** People are found by words, also by some that are misspelt, like projects. */
export const searchTextOfPersons: Migration = {
  async up(db) {
    const text = sql`lower(' ' || first_name || ' ' || last_name || ' ' || logical_name)`;
    await sql`create index person_search_prefixes on person
      using gin ((array_to_tsvector(array_remove(string_to_array(${text}, ' '), ''))))`.execute(db);
    const { rows } = await sql`select 1 from pg_extension where extname = 'pg_trgm'`.execute(db);
    if (rows.length > 0) {
      await sql`create index person_search_text on person using gin ((${text}) gin_trgm_ops)`.execute(db);
    }
    await sql`create index person_text_name on person
      (lower(first_name || ' ' || last_name) text_pattern_ops)`.execute(db);
    await sql`analyze person`.execute(db);
  },
};
