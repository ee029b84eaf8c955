import { type Kysely, sql } from 'kysely';
import type { Database, Queries } from './Database.types.ts';
import type { Replica } from './DatabaseHandle.types.ts';
import { DatabaseUnavailable } from './DatabaseUnavailable.ts';

/** A copy that was away is not asked for this long: everybody would wait for it in vain. */
const restMilliseconds = 5000;

/** A statement that writes, or one that stood in the way of what the copy had to catch up with. */
const unreadable = new Set(['25006', '40001', '40P01']);

/** The copy of a database, over connections of its own. */
export function openReplica(copy: Kysely<Database>, own: () => Queries): Replica {
  let awayUntil = 0;
  const hasReached = async (since: string): Promise<boolean> => {
    // A database that is no copy has everything itself. Its position is that of its last recovery, if there was one.
    const { rows } = await sql<{ reached: boolean }>`
      select not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= ${since}::pg_lsn as reached`.execute(copy);
    return rows[0]?.reached === true;
  };
  return {
    async read(since, work) {
      if (Date.now() < awayUntil) return work(own());
      try {
        if (since === undefined || (await hasReached(since))) return await work(copy);
      } catch (error) {
        if (error instanceof DatabaseUnavailable) awayUntil = Date.now() + restMilliseconds;
        else if (!isUnreadable(error)) throw error;
      }
      return work(own());
    },
    async position() {
      const { rows } = await sql<{ at: string }>`select pg_current_wal_insert_lsn()::text as at`.execute(own());
      return rows[0]?.at ?? '0/0';
    },
    check: async () => void (await sql`select 1`.execute(copy)),
  };
}

function isUnreadable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && unreadable.has(String(error.code));
}
