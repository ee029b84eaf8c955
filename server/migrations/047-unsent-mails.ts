import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Index of pending and failed mails, which are few and counted often. */
export const unsentMails: Migration = {
  async up(db) {
    await sql`create index mail_unsent on mail (status) where status in ('queued', 'failed')`.execute(db);
  },
};
