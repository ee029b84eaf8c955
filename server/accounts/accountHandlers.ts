import { defineHandler } from '../contract/defineHandler.ts';
import type { Handler } from '../contract/handler.types.ts';
import { checkCredentials } from './checkCredentials.ts';
import { startSession } from './startSession.ts';

const login = defineHandler('auth.login', async (context) => {
  const { username, password } = context.body;
  const accountId = await checkCredentials(context, { name: String(username ?? ''), password: String(password ?? '') });
  return startSession(context, { accountId, method: 'PASSWORD' });
});

const me = defineHandler('auth.me', async ({ user }) => ({ ...user }));

const logout = defineHandler('auth.logout', async ({ db, request, scope }) => {
  if (request.sessionId === undefined) return;
  await db.updateTable('session').set({ revoked_at: scope.clock.now() }).where('id', '=', request.sessionId).execute();
});

/** Signing in and out, and who one is. */
export const accountHandlers: readonly Handler[] = [login, me, logout];
