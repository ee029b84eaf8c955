import { defineHandler } from '../contract/defineHandler.ts';
import type { Handler } from '../contract/handler.types.ts';
import { checkCredentials } from './checkCredentials.ts';
import { endSession } from './endSession.ts';
import { startSession } from './startSession.ts';

const login = defineHandler('auth.login', async (context) => {
  const { username, password } = context.body;
  const accountId = await checkCredentials(context, { name: String(username ?? ''), password: String(password ?? '') });
  return startSession(context, { accountId, method: 'PASSWORD' });
});

const me: Handler = { ...defineHandler('auth.me', async ({ user }) => ({ ...user })), inSamples: 'run' };

const logout = defineHandler('auth.logout', endSession);

/** Signing in, signing out and the current user. */
export const accountHandlers: readonly Handler[] = [login, me, logout];
