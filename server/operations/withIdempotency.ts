import { createHash } from 'node:crypto';
import { Refusal } from '../contract/Refusal.ts';
import type { Queries } from '../database/Database.types.ts';
import { ExternalCall } from './callExternal.ts';
import { deserializeAnswer, serializeAnswer } from './storedAnswer.ts';

interface OnceCall {
  readonly db: Queries;
  readonly key: string;
  /** Absent for an anonymous caller. */
  readonly accountId: number | undefined;
  readonly operation: string;
  readonly bodyHash: string;
  readonly answer: () => Promise<unknown>;
}

/** Account id of anonymous callers; no account has it. */
const nobody = 0;

/**
 * Ensures one effect and one response per idempotency key. A second request with the same key waits for the transaction
 * of the first one at the unique row, and then gets its response. A refused request leaves no row and can be sent
 * again. Throws a `Refusal` with 409 if the key was used with other content.
 *
 * Anonymous callers share one namespace of keys. A key is therefore combined with the content: only a caller who sends
 * the same content gets the stored response, and others cannot detect that the key was used.
 */
export async function withIdempotency(call: OnceCall): Promise<unknown> {
  const { db, operation, bodyHash, answer } = call;
  const account_id = call.accountId ?? nobody;
  const key = call.accountId === undefined ? hashOf(`${call.key} ${bodyHash}`) : call.key;
  const taken = await db
    .insertInto('once_key')
    .values({ key, account_id, operation, body_hash: bodyHash })
    .onConflict((conflict) => conflict.columns(['account_id', 'operation', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (taken === undefined) {
    const first = await db
      .selectFrom('once_key')
      .select(['body_hash', 'answer'])
      .where('account_id', '=', account_id)
      .where('operation', '=', operation)
      .where('key', '=', key)
      .executeTakeFirst();
    if (first?.body_hash !== bodyHash) throw new Refusal({ status: 409, code: 'once-reused' });
    return deserializeAnswer(first.answer);
  }
  const result = await answer().catch(async (error: unknown) => {
    // What was written before a refusal can be committed, but the key of a request without a response is not.
    if (isKept(error)) {
      await db
        .deleteFrom('once_key')
        .where('account_id', '=', account_id)
        .where('operation', '=', operation)
        .where('key', '=', key)
        .execute();
    }
    throw error;
  });
  await db
    .updateTable('once_key')
    .set({ status: 200, answer: result === undefined ? null : JSON.stringify(serializeAnswer(result)) })
    .where('account_id', '=', account_id)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .execute();
  return result;
}

function isKept(error: unknown): boolean {
  return (error instanceof Refusal || error instanceof ExternalCall) && error.keep;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
