import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  sql`alter table account add column language text`,
  // An open form does not show the language of the last sign-in, so changing it does not change the version.
  sql`drop trigger account_version on account`,
  sql`create trigger account_version before update on account for each row
    when (pg_trigger_depth() = 0 and to_jsonb(old) - 'password_hash' - 'language'
      is distinct from to_jsonb(new) - 'password_hash' - 'language')
    execute function count_changes()`,
  sql`alter table mail add column attachments jsonb`,
] as const;

/** The language of the last sign-in, and the attachments of mails. */
export const mailLanguages: Migration = {
  async up(db) {
    for (const statement of statements) await statement.execute(db);
  },
};
