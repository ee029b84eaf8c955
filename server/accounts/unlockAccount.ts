import type { DatabaseHandle } from '../database/DatabaseHandle.types.ts';
import { clearFailures } from './loginThrottle.ts';

/** Unlocks an account immediately. Returns whether there is an account with this address or username. */
export async function unlockAccount(database: DatabaseHandle, name: string): Promise<boolean> {
  const wanted = name.trim().toLowerCase();
  return database.transaction(async (db) => {
    const account = await db
      .selectFrom('account')
      .select(['email', 'username'])
      .where(({ eb, or }) => or([eb('email', '=', wanted), eb(eb.fn('lower', ['username']), '=', wanted)]))
      .executeTakeFirst();
    if (account === undefined) return false;
    await clearFailures(db, account);
    return true;
  });
}
