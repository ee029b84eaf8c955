import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Uploaded files. The content of each row is in the file store, under the same id. */
export const storedFiles: Migration = {
  async up(db) {
    await sql`create table stored_file (
      id text primary key,
      name text not null,
      type text not null,
      size bigint not null,
      hash text not null,
      created_by integer references account (id) on delete set null,
      created_at timestamptz not null
    )`.execute(db);
  },
};
