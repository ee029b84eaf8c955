import { sql } from 'kysely';
import type { Queries } from '#server';

/** Any number that no other lock of the database uses. */
const personLock = 4_820_174;

/**
 * Holds user IDs until the transaction ends, whether anybody has them or not: two acts that name, make or change the
 * same person at once run one after the other, and the second one finds what the first one did.
 */
export async function holdLogins(db: Queries, logins: readonly string[]): Promise<void> {
  for (const login of [...new Set(logins)].sort()) {
    await sql`select pg_advisory_xact_lock(${personLock}, hashtext(${login}))`.execute(db);
  }
}
