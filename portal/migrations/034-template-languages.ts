import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  sql`alter table email_template add column id text, add column language text not null default 'en'`,
  sql`update email_template set id = template_id || ':' || language, attributes = attributes
    || jsonb_build_object('base', coalesce((attributes ->> 'edition')::integer, 0),
      'edition', coalesce((attributes ->> 'edition')::integer, 0))`,
  sql`alter table email_template drop constraint email_template_pkey, alter column id set not null,
    add primary key (id), add unique (template_id, language)`,
] as const;

/** Mail templates per language. Existing edits are English. */
export const templateLanguages: Migration = {
  async up(db) {
    for (const statement of statements) await statement.execute(db);
  },
};
