import { sql } from 'kysely';
import { createTransactionMemory, preparedPrefix, type Queries } from '#server';

/** Id of an advisory lock; any number that no other lock uses. */
const personLock = 4_820_174;

/** The user IDs that a transaction has locked. */
const held = createTransactionMemory<true>();

/**
 * Locks user IDs until the transaction ends, even if they do not exist: two concurrent actions on the same person run
 * one after the other, and the second one sees the changes of the first.
 */
export async function holdLogins(db: Queries, logins: readonly string[]): Promise<void> {
  const asked = [...new Set(logins)].filter((login) => held.get(db, login) === undefined).sort();
  if (asked.length === 0) return;
  await sql`${preparedPrefix}select pg_advisory_xact_lock(${personLock}, hashtext(login))
    from unnest(${asked}::text[]) as login`.execute(db);
  for (const login of asked) held.set(db, login, true);
}
