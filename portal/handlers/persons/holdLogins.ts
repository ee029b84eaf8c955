import { sql } from 'kysely';
import type { Queries } from '#server';

/** Id of an advisory lock; any number that no other lock uses. */
const personLock = 4_820_174;

/**
 * Locks user IDs until the transaction ends, even if they do not exist: two concurrent actions on the same person run
 * one after the other, and the second one sees the changes of the first.
 */
export async function holdLogins(db: Queries, logins: readonly string[]): Promise<void> {
  for (const login of [...new Set(logins)].sort()) {
    await sql`select pg_advisory_xact_lock(${personLock}, hashtext(${login}))`.execute(db);
  }
}
