import { sql } from 'kysely';
import { defineHandler } from '../handlers/defineHandler.ts';
import type { Handler } from '../handlers/handler.types.ts';
import { Refusal } from '../http/Refusal.ts';
import { verifyPassword } from './hashPassword.ts';
import { assertLoginAllowed, rememberFailure } from './loginLimit.ts';
import { startSession } from './startSession.ts';

const login = defineHandler('auth.login', async (context) => {
  const name = String(context.body['username'] ?? '')
    .trim()
    .toLowerCase();
  const password = String(context.body['password'] ?? '');
  await assertLoginAllowed(context, name);
  const account = await context.db
    .selectFrom('account')
    .select(['id', 'password_hash', 'active'])
    .where((where) => where.or([where('email', '=', name), where(sql`lower(username)`, '=', name)]))
    .orderBy('id')
    .executeTakeFirst();
  const isRight = await verifyPassword(password, account?.password_hash);
  if (account === undefined || !isRight || !account.active) {
    await rememberFailure(context, name, account?.id);
    throw new Refusal({ status: 401, code: 'credentials', keep: true });
  }
  return startSession(context, account.id);
});

const me = defineHandler('auth.me', async ({ user }) => ({ ...user }));

const logout = defineHandler('auth.logout', async ({ db, request, scope }) => {
  if (request.sessionId === undefined) return;
  await db.updateTable('session').set({ revoked_at: scope.clock.now() }).where('id', '=', request.sessionId).execute();
});

/** Signing in and out, and who one is. */
export const accountHandlers: readonly Handler[] = [login, me, logout];
