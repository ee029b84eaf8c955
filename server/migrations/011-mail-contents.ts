import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  sql`alter table mail
    add column markdown text,
    add column message_id text not null default '<' || gen_random_uuid() || '@formwork.invalid>',
    add column template text,
    add column template_version text,
    add column sealed text,
    add column sealed_until timestamptz,
    add column entity text,
    add column key text`,
  sql`create index mail_record on mail (entity, key)`,
  sql`create index mail_sealed on mail (sealed_until) where sealed is not null`,
  // Until now, the text was Markdown. Links of sent mails are no longer needed here.
  sql`update mail set markdown = text`,
  sql`update mail set
    text = regexp_replace(text, 'token=[A-Za-z0-9_-]+', 'token=', 'g'),
    markdown = regexp_replace(markdown, 'token=[A-Za-z0-9_-]+', 'token=', 'g'),
    html = regexp_replace(html, 'token=[A-Za-z0-9_-]+', 'token=', 'g')
    where status in ('sent', 'failed')`,
  sql`update mail set
    text = regexp_replace(text, '[*][*][A-HJ-NP-Z2-9]{8}[*][*]', '•••', 'g'),
    markdown = regexp_replace(markdown, '[*][*][A-HJ-NP-Z2-9]{8}[*][*]', '•••', 'g'),
    html = regexp_replace(html, '<strong>[A-HJ-NP-Z2-9]{8}</strong>', '<strong>•••</strong>', 'g')
    where status in ('sent', 'failed')`,
] as const;

/** The template and the record of a mail, and its secrets: encrypted, and deleted when they expire. */
export const mailContents: Migration = {
  async up(db) {
    for (const statement of statements) await statement.execute(db);
  },
};
