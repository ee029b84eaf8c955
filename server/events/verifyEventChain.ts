import type { Queries } from '../database/Database.types.ts';
import { genesis, hashEvent } from './hashEvent.ts';

export type ChainVerdict =
  | { readonly whole: true; readonly events: number; readonly head: string }
  | { readonly whole: false; readonly brokenAt: number };

const batch = 1000;

/**
 * Verifies the whole chain, and returns the first event that was changed, removed or inserted. Events whose month was
 * archived are left out, if a seam names the hash that the next event continues from.
 */
export async function verifyEventChain(db: Queries): Promise<ChainVerdict> {
  const stored = await db.selectFrom('event_seam').selectAll().execute();
  const seams = new Map(stored.map(({ seq, previous_hash }) => [seq, previous_hash]));
  let previous = genesis;
  let seen = 0;
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom('event')
      .selectAll()
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(batch)
      .execute();
    for (const { seq, hash, previous_hash, ...event } of rows) {
      const expected = seams.get(seq) ?? previous;
      if (previous_hash !== expected || hashEvent(expected, event) !== hash) return { whole: false, brokenAt: seq };
      previous = hash;
      after = seq;
      seen += 1;
    }
    if (rows.length < batch) return { whole: true, events: seen, head: previous };
  }
}
