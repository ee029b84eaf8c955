import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // Nothing is lost that matters when a crash empties it, and nothing waits for the disk.
  sql`create unlogged table request_count (
    counted_in bigint not null,
    caller text not null,
    requests integer not null,
    primary key (counted_in, caller))`,
] as const;

/** Requests of each network address in a window of time, as servers on one database tell each other of them. */
export const requestCounts: Migration = {
  async up(db) {
    for (const statement of statements) await statement.execute(db);
  },
};
