import { createHash } from 'node:crypto';
import type { HandlerContext } from '../contract/handler.types.ts';
import type { SignInSecrets } from './SignInProvider.types.ts';

type AttemptContext = Pick<HandlerContext, 'db' | 'scope'>;

/** Maximum duration of a sign-in at the provider. */
const minutes = 10;

/** Stores the secrets of a sign-in until the same browser returns. */
export async function storeAttempt(
  { db, scope }: AttemptContext,
  { state, nonce, verifier, browser }: SignInSecrets & { readonly browser: string },
): Promise<void> {
  const now = scope.clock.now();
  await db.deleteFrom('sign_in_attempt').where('expires_at', '<', now).execute();
  await db
    .insertInto('sign_in_attempt')
    .values({
      state_hash: hashOf(state),
      browser_hash: hashOf(browser),
      nonce,
      verifier,
      expires_at: new Date(Date.parse(now) + minutes * 60_000).toISOString(),
    })
    .execute();
}

/** Uses up a sign-in attempt. It is found once, by the browser that started it, until it expires. */
export async function consumeAttempt(
  { db, scope }: AttemptContext,
  { state, browser }: { readonly state: string; readonly browser: string },
): Promise<SignInSecrets | undefined> {
  const row = await db
    .deleteFrom('sign_in_attempt')
    .where('state_hash', '=', hashOf(state))
    .where('browser_hash', '=', hashOf(browser))
    .where('expires_at', '>', scope.clock.now())
    .returning(['nonce', 'verifier'])
    .executeTakeFirst();
  return row === undefined ? undefined : { ...row, state };
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
