import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // One row: the number of changes of roles and functions. Each request compares it.
  sql`create table access_version (version integer not null)`,
  sql`insert into access_version (version) values (0)`,
  // Null means the value of the live release.
  sql`create table stored_role (
    role text primary key,
    title text,
    functions integer[],
    menu_of text,
    version integer not null default 1,
    added boolean not null,
    changed_at timestamptz not null,
    changed_by text not null)`,
  sql`create table stored_function (
    id integer primary key,
    title text not null,
    version integer not null default 1,
    changed_at timestamptz not null,
    changed_by text not null)`,
] as const;

/** Roles and functions that administrators have added or changed. */
export const storedRoles: Migration = {
  async up(db) {
    for (const statement of statements) await statement.execute(db);
  },
};
