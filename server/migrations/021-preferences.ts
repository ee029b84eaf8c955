import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Preferences of a user for blocks, in any browser. They are deleted with the account. */
export const preferences: Migration = {
  async up(db) {
    await sql`create table preference (
      account_id integer not null references account (id) on delete cascade,
      key text not null,
      value jsonb not null,
      saved_at timestamptz not null,
      primary key (account_id, key))`.execute(db);
  },
};
