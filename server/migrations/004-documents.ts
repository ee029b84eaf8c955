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

/** One table for the records of every entity that has none of its own, and the last number each of them was given. */
export const documentTables: Migration = {
  async up(db) {
    for (const statement of statements) await statement.execute(db);
  },
};
