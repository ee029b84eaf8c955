import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Counts the changes of a row by any writer. An update by another trigger is part of the same change. */
const countChanges = sql`create function count_changes() returns trigger language plpgsql as $$
  begin
    new.version := old.version + 1;
    return new;
  end $$`;

const counted = (table: string, unless = sql`false`) => sql`create trigger ${sql.id(`${table}_version`)} before update
  on ${sql.table(table)} for each row when (pg_trigger_depth() = 0 and not (${unless}))
  execute function count_changes()`;

/** Versions of accounts and documents. */
export const versions: Migration = {
  async up(db) {
    await countChanges.execute(db);
    await sql`alter table account add column version integer not null default 1`.execute(db);
    await counted('document').execute(db);
    // An open form does not show the password, so changing it does not change the version.
    await counted('account', sql`to_jsonb(old) - 'password_hash' = to_jsonb(new) - 'password_hash'`).execute(db);
  },
};
