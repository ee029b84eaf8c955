import { sql } from 'kysely';
import type { Queries } from '../database/Database.types.ts';

/** Key of a draft: its account, its wizard, and the wizard's parameters. */
export interface DraftName {
  readonly account_id: number;
  readonly wizard: string;
  readonly key: string;
}

/**
 * How a draft ended: it was submitted, its owner discarded it, or its action was done elsewhere or is no longer
 * available.
 */
export type DraftEnding = 'submitted' | 'discarded' | 'finished' | 'gone';

/** Query for the row of a draft, including ended ones. */
export function findDraft(db: Queries, { account_id, wizard, key }: DraftName) {
  return db
    .selectFrom('draft')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('wizard', '=', wizard)
    .where('key', '=', key);
}

interface Ending {
  readonly ended: DraftEnding;
  readonly at: string;
  /** The step whose call was accepted last. */
  readonly step?: string;
}

/**
 * Ends an open draft. Its answers are deleted. The row remains, so that other tabs are notified, with the names of the
 * accepted steps, so that none of them is accepted again.
 */
export async function endDraft(db: Queries, name: DraftName, { ended, at, step }: Ending): Promise<void> {
  const last = JSON.stringify(step === undefined ? {} : { [step]: null });
  const done = sql<string>`(select coalesce(jsonb_object_agg(accepted, null), '{}') from jsonb_object_keys(done) accepted) || ${last}::text::jsonb`;
  await db
    .updateTable('draft')
    .set({ ended, ended_at: at, data: '{}', done, awaits: '[]' })
    .where('account_id', '=', name.account_id)
    .where('wizard', '=', name.wizard)
    .where('key', '=', name.key)
    .where('ended_at', 'is', null)
    .execute();
}
