import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds to drafts: version, accepted steps, awaited actions, and how they ended. */
const statements = [
  sql`alter table draft
    add column version integer not null default 1,
    add column done jsonb not null default '{}',
    add column awaits jsonb not null default '[]',
    add column ended text,
    add column ended_at timestamptz`,
  sql`create index draft_saved on draft (saved_at)`,
] as const;

export const draftEndings: Migration = {
  async up(db) {
    for (const statement of statements) await statement.execute(db);
  },
};
