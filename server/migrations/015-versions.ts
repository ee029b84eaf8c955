import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Counts the changes of a row, whoever writes it. An update made by another trigger is part of the change that fired it.
 */
const countChanges = sql`create function count_changes() returns trigger language plpgsql as $$
  begin
    new.version := old.version + 1;
    return new;
  end $$`;

const counted = (table: string, unless = sql`false`) => sql`create trigger ${sql.id(`${table}_version`)} before update
  on ${sql.table(table)} for each row when (pg_trigger_depth() = 0 and not (${unless}))
  execute function count_changes()`;

/** Accounts and documents know how often they were changed. */
export const versions: Migration = {
  async up(db) {
    await countChanges.execute(db);
    await sql`alter table account add column version integer not null default 1`.execute(db);
    await counted('document').execute(db);
    // A new password changes nothing that an open form shows.
    await counted('account', sql`to_jsonb(old) - 'password_hash' = to_jsonb(new) - 'password_hash'`).execute(db);
  },
};
