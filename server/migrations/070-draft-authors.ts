import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** All authors of a draft, because the last one need not have written what it changes. */
export const draftAuthors: Migration = {
  async up(db) {
    await sql`alter table edition add column authors text[] not null default '{}'`.execute(db);
    await sql`update edition set authors = array[author]`.execute(db);
  },
};
