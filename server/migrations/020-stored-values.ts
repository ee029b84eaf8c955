import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The definition that the stored values of an entity were computed with. Recomputing them does not change the versions
 * of the records.
 */
export const storedValues: Migration = {
  async up(db) {
    await sql`create table stored_values (
      entity text primary key,
      digest text not null
    )`.execute(db);
    await sql`create or replace function count_changes() returns trigger language plpgsql as $$
      begin
        if coalesce(current_setting('formwork.recomputing', true), '') <> 'on' then
          new.version := old.version + 1;
        end if;
        return new;
      end $$`.execute(db);
  },
};
