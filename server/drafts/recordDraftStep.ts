import { sql } from 'kysely';
import type { DraftCall } from '#engine';
import type { Queries } from '../database/Database.types.ts';
import { endDraft } from './draftRow.ts';

interface NotedCall {
  readonly db: Queries;
  readonly accountId: number;
  readonly draft: DraftCall;
  readonly result: unknown;
  readonly now: string;
}

/**
 * Records in the draft that its step was accepted, in the transaction of the call. The last step ends the draft; any
 * other step stores its result, for a client that did not receive the response.
 */
export async function recordDraftStep({ db, accountId, draft, result, now }: NotedCall): Promise<void> {
  const name = { account_id: accountId, wizard: draft.wizard, key: draft.key };
  if (draft.last) return endDraft(db, name, { ended: 'submitted', at: now, step: draft.step });
  const entry = JSON.stringify({ [draft.step]: result ?? null });
  await db
    .updateTable('draft')
    .set({ done: sql<string>`done || ${entry}::text::jsonb` })
    .where('account_id', '=', accountId)
    .where('wizard', '=', draft.wizard)
    .where('key', '=', draft.key)
    .where('ended_at', 'is', null)
    .execute();
}
