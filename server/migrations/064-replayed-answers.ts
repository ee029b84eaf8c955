import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What each publication changed for submitted answers. */
export const replayedAnswers: Migration = {
  async up(db) {
    await sql`alter table release add column answers jsonb`.execute(db);
  },
};
