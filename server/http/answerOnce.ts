import type { Queries } from '../database/Database.types.ts';
import { Refusal } from './Refusal.ts';

interface OnceCall {
  readonly db: Queries;
  readonly key: string;
  readonly accountId: number;
  readonly operation: string;
  readonly bodyHash: string;
  readonly answer: () => Promise<unknown>;
}

/**
 * One effect and one answer per key. A second request with the same key waits for the first one's transaction at the
 * unique row, and is then given its answer; a refused request leaves no row and may be sent again.
 */
export async function answerOnce({ db, key, accountId, operation, bodyHash, answer }: OnceCall): Promise<unknown> {
  const row = { key, account_id: accountId, operation };
  const taken = await db
    .insertInto('once_key')
    .values({ ...row, body_hash: bodyHash })
    .onConflict((conflict) => conflict.columns(['account_id', 'operation', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (taken === undefined) {
    const first = await db
      .selectFrom('once_key')
      .select(['body_hash', 'answer'])
      .where('account_id', '=', accountId)
      .where('operation', '=', operation)
      .where('key', '=', key)
      .executeTakeFirst();
    if (first?.body_hash !== bodyHash) throw new Refusal({ status: 409, code: 'once-reused' });
    return first.answer ?? undefined;
  }
  const result = await answer();
  await db
    .updateTable('once_key')
    .set({ status: 200, answer: result === undefined ? null : JSON.stringify(result) })
    .where('account_id', '=', accountId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .execute();
  return result;
}
