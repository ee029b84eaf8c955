import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Beginnings of words are found without reading the projects that share parts of them. */
export const searchPrefixesOfProjects: Migration = {
  async up(db) {
    await sql`create index project_search_prefixes on project using gin ((array_to_tsvector(array_remove(string_to_array(
      lower(' ' || coalesce(project_number, '') || ' '
      || translate(coalesce(project_number, ''), '-', ' ') || ' ' || coalesce(project_name, '')
      || ' ' || coalesce(manager_name, '') || ' ' || coalesce(manager_login, '')
      || ' ' || coalesce(contractor_name, '') || ' ' || coalesce(contractor_login, '')), ' '), ''))))`.execute(db);
    await sql`analyze project`.execute(db);
  },
};
