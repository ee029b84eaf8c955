import { randomBytes } from 'node:crypto';
import type { HandlerContext } from '../contract/handler.types.ts';
import { storeLanguage } from './changeAccount.ts';
import { endSession } from './endSession.ts';
import { recordSignIn, type SignInMethod } from './recordSignIn.ts';
import { signToken } from './sessionToken.ts';

/** The token of a new session. */
export interface StartedSession {
  readonly accessToken: string;
  readonly expiresAt: string;
}

interface SignIn {
  readonly accountId: number;
  readonly method: SignInMethod;
}

/**
 * Starts a session with a new id, records the sign-in, and stores the language for mails. Ends the session that the
 * browser already has, because its token is replaced and would otherwise stay valid until it expires.
 */
export async function startSession(
  context: Pick<HandlerContext, 'db' | 'locale' | 'request' | 'scope' | 'server'>,
  { accountId, method }: SignIn,
): Promise<StartedSession> {
  const { db, locale, scope, server } = context;
  await endSession(context);
  // Tokens count in whole seconds, so the session expires at a whole second too.
  const now = Math.floor(Date.parse(scope.clock.now()) / 1000) * 1000;
  const issuedAt = new Date(now);
  const expiresAt = new Date(now + server.sessionMinutes * 60_000);
  const id = randomBytes(16).toString('base64url');
  await db.insertInto('session').values({ id, account_id: accountId, expires_at: expiresAt.toISOString() }).execute();
  await recordSignIn(db, { accountId, method, result: 'SUCCEEDED', at: issuedAt.toISOString() });
  await storeLanguage(db, accountId, locale);
  const accessToken = await signToken({ accountId, sessionId: id, issuedAt, expiresAt }, server.secret);
  return { accessToken, expiresAt: expiresAt.toISOString() };
}
