import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Projects are found by words, also by some that are misspelt. Where the database has no trigrams, rows are looked
 * through.
 */
export const searchTextOfProjects: Migration = {
  async up(db) {
    const { rows } = await sql`select 1 from pg_available_extensions where name = 'pg_trgm'
      and has_database_privilege(current_database(), 'create')`.execute(db);
    if (rows.length === 0) return;
    await sql`create extension if not exists pg_trgm`.execute(db);
    await sql`create index project_search_text on project using gin ((lower(' ' || coalesce(project_number, '') || ' '
      || translate(coalesce(project_number, ''), '-', ' ') || ' ' || coalesce(project_name, '')
      || ' ' || coalesce(manager_name, '') || ' ' || coalesce(manager_login, '')
      || ' ' || coalesce(contractor_name, '') || ' ' || coalesce(contractor_login, ''))) gin_trgm_ops)`.execute(db);
    await sql`analyze project`.execute(db);
  },
};
