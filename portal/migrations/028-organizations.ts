import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Columns for sorting and filters. The key makes the order total. */
const sought = ['name', 'logical_name', 'type', 'evaluation_exempt', 'created_at', 'primary_last_name'] as const;

/** Texts that are searched completely or by prefix, case-insensitively. */
const texts = {
  organization: ['name', 'logical_name', 'primary_last_name'],
  person: ['logical_name', 'first_name', 'last_name'],
} as const;

const primaryContact = [
  sql`alter table organization add column version integer not null default 1, add column created_at timestamptz,
    add column primary_first_name text, add column primary_last_name text`,
  // The creation date of existing organisations is unknown.
  sql`alter table organization alter column created_at set default now()`,
  sql`create function take_over_primary_contact() returns trigger language plpgsql as $$
    begin
      select first_name, last_name into new.primary_first_name, new.primary_last_name
      from person where person.logical_name = new.logical_name;
      return new;
    end $$`,
  sql`create trigger organization_primary_contact before insert or update on organization
    for each row execute function take_over_primary_contact()`,
  sql`create function tell_primary_contact() returns trigger language plpgsql as $$
    begin
      update organization set logical_name = logical_name where logical_name = new.logical_name;
      return null;
    end $$`,
  sql`create trigger person_primary_contact after insert or update of logical_name, first_name, last_name on person
    for each row execute function tell_primary_contact()`,
  sql`update organization set logical_name = logical_name`,
  sql`create trigger organization_version before update on organization
    for each row when (pg_trigger_depth() = 0) execute function count_changes()`,
] as const;

/**
 * Makes organisations editable and listable. The names of the primary contact are rows of another table, which no index
 * of organisations can contain, so triggers copy them.
 */
export const organizations: Migration = {
  async up(db) {
    for (const statement of primaryContact) await statement.execute(db);
    for (const column of sought) {
      await sql`create index ${sql.id(`organization_by_${column}`)} on organization (${sql.id(column)}, id)`.execute(
        db,
      );
    }
    await sql`create index organization_by_primary_name on organization
      ((primary_first_name || ' ' || primary_last_name), id)`.execute(db);
    await sql`create index person_by_name on person ((first_name || ' ' || last_name), logical_name)`.execute(db);
    for (const [table, columns] of Object.entries(texts)) {
      for (const column of columns) {
        await sql`create index ${sql.id(`${table}_text_${column}`)} on ${sql.table(table)}
          (lower(${sql.id(column)}) text_pattern_ops)`.execute(db);
      }
    }
    await sql`analyze organization, person`.execute(db);
  },
};
