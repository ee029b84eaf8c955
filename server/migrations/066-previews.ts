import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  sql`create table preview_release (
    hash text primary key,
    compiled jsonb not null,
    validators text not null,
    records jsonb not null,
    opened_at timestamptz not null)`,
  sql`create table preview (
    id text primary key,
    account_id integer not null references account (id) on delete cascade,
    session_id text not null references session (id) on delete cascade,
    operation text not null,
    release text not null references preview_release (hash),
    target jsonb not null,
    opened_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz)`,
  sql`create index preview_account on preview (account_id)`,
  sql`create index preview_session on preview (session_id)`,
  sql`create index preview_of_release on preview (release)`,
];

/**
 * Previews of drafts. Their releases are not among the published ones, so that they can neither be listed nor become
 * live.
 */
export const previews: Migration = {
  async up(db) {
    for (const statement of statements) await statement.execute(db);
  },
};
