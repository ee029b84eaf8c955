import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  sql`create table signing_document (
    envelope_guid text primary key references signing_envelope (envelope_guid) on delete cascade,
    service text not null,
    text text not null)`,
  // A link is inserted before its envelope, whose id comes from the service.
  sql`create table signing_link (
    hash text primary key,
    envelope_guid text not null references signing_envelope (envelope_guid) on delete cascade
      deferrable initially deferred,
    recipient integer not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    ticket_hash text unique,
    ticket_until timestamptz)`,
  sql`create index signing_link_envelope on signing_link (envelope_guid)`,
];

/** Documents for signing, and the mailed links for it. */
export const signing: Migration = {
  async up(db) {
    for (const statement of statements) await statement.execute(db);
  },
};
