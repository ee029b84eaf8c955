import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Locks the event chain and returns the hash of the last event, in one statement. Each query of a volatile function
 * sees what was committed before it, so the hash is read after the lock is granted.
 */
export const eventChain: Migration = {
  async up(db) {
    await sql`create function lock_event_chain() returns text language plpgsql volatile as $$
      begin
        perform pg_advisory_xact_lock(4820173);
        return (select hash from event_head);
      end $$`.execute(db);
  },
};
