import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // Unlogged: the counts may be lost in a crash, and writes do not wait for the disk.
  sql`create unlogged table request_count (
    counted_in bigint not null,
    caller text not null,
    requests integer not null,
    primary key (counted_in, caller))`,
] as const;

/** Requests of each network address per time window, shared by the servers on one database. */
export const requestCounts: Migration = {
  async up(db) {
    for (const statement of statements) await statement.execute(db);
  },
};
