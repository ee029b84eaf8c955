import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  sql`create table document (
    entity text not null,
    key text not null,
    attributes jsonb not null default '{}',
    version integer not null default 1,
    release text not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    primary key (entity, key))`,
  sql`create table document_number (
    entity text primary key,
    last integer not null)`,
];

/** One table for the records of all entities without a table of their own, and the last number of each. */
export const documentTables: Migration = {
  async up(db) {
    for (const statement of statements) await statement.execute(db);
  },
};
