import { sql } from 'kysely';
import type { Queries } from '../database/Database.types.ts';

/** What names a draft: the account it belongs to, its wizard, and what that was given. */
export interface DraftName {
  readonly account_id: number;
  readonly wizard: string;
  readonly key: string;
}

/** How a draft ended: its submission was accepted, its owner gave it up, or its act was done or taken away elsewhere. */
export type DraftEnding = 'submitted' | 'discarded' | 'finished' | 'gone';

/** The row of a draft, of an ended one too. */
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
 * Ends an open draft. The row stays without its answers, so that another window can be told, and with the names of the
 * steps that were accepted, so that none of them is accepted again.
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
