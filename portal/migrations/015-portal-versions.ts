import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const counted = (table: string) => sql`create trigger ${sql.id(`${table}_version`)} before update
  on ${sql.table(table)} for each row when (pg_trigger_depth() = 0)
  execute function count_changes()`;

const tables = ['project', 'person', 'evaluation', 'requisition', 'email_template'] as const;

/** Versions of the editable records of the portal. */
export const portalVersions: Migration = {
  async up(db) {
    for (const table of tables) {
      await sql`alter table ${sql.table(table)} add column version integer not null default 1`.execute(db);
      await counted(table).execute(db);
    }
    // The people of a project are part of its record. If the storage replaces them, it has updated the project too.
    await sql`create function count_changes_of_people() returns trigger language plpgsql as $$
      begin
        update project set version = version + 1 where project_number = new.project_number;
        return null;
      end $$`.execute(db);
    await sql`create trigger project_person_version after update on project_person
      for each row when (old is distinct from new) execute function count_changes_of_people()`.execute(db);
  },
};
