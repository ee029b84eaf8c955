import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  sql`create table sign_in_attempt (
    state_hash text primary key,
    browser_hash text not null,
    nonce text not null,
    verifier text not null,
    expires_at timestamptz not null)`,
  sql`create index sign_in_attempt_end on sign_in_attempt (expires_at)`,
] as const;

/** Sign-ins in progress at a provider. A row is deleted when the browser returns. */
export const signInAttempts: Migration = {
  async up(db) {
    for (const statement of statements) await statement.execute(db);
  },
};
