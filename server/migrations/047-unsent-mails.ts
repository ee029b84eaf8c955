import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Mails that wait or have failed are counted often and are few. */
export const unsentMails: Migration = {
  async up(db) {
    await sql`create index mail_unsent on mail (status) where status in ('queued', 'failed')`.execute(db);
  },
};
