import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { HandlerContext } from '../contract/handler.types.ts';
import { preparedPrefix } from '../database/preparedStatements.ts';

type TokenContext = Pick<HandlerContext, 'db' | 'scope'>;

interface TokenRequest {
  readonly accountId: number;
  /** Purpose of the token: `activation` or `reset`. A token is valid for one purpose only. */
  readonly purpose: string;
  readonly hours: number;
}

/**
 * Creates a token for a mailed link and returns it. Earlier tokens of the same purpose become invalid. Only the hash is
 * stored.
 */
export async function createAccountToken({ db, scope }: TokenContext, request: TokenRequest): Promise<string> {
  const now = scope.clock.now();
  const token = randomBytes(32).toString('base64url');
  const { accountId, purpose, hours } = request;
  const expiresAt = new Date(Date.parse(now) + hours * 3_600_000).toISOString();
  await sql`${preparedPrefix}with earlier as (update account_token set used_at = ${now}
      where account_id = ${accountId} and purpose = ${purpose} and used_at is null)
    insert into account_token (hash, account_id, purpose, expires_at)
    values (${hashToken(token)}, ${accountId}, ${purpose}, ${expiresAt})`.execute(db);
  return token;
}

/** Invalidates every link that was mailed for an account, for example when its address changes or it is closed. */
export async function revokeTokens({ db, scope }: TokenContext, accountId: number): Promise<void> {
  await db
    .updateTable('account_token')
    .set({ used_at: scope.clock.now() })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
}

/** Returns the id of the account of a valid token, without using the token up. */
export async function findTokenAccount(
  { db, scope }: TokenContext,
  { token, purpose }: { readonly token: string; readonly purpose: string },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('account_token')
    .select('account_id')
    .where('hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', scope.clock.now())
    .executeTakeFirst();
  return row?.account_id;
}

/** Uses a token up and returns the id of its account. Of two concurrent calls, only one gets the account. */
export async function consumeToken(
  { db, scope }: TokenContext,
  { token, purpose }: { readonly token: string; readonly purpose: string },
): Promise<number | undefined> {
  const now = scope.clock.now();
  const row = await db
    .updateTable('account_token')
    .set({ used_at: now })
    .where('hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst();
  return row?.account_id;
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
