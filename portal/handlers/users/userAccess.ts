import { clearFailures, findLock, type HandlerContext, mailPasswordLink, revokeSessions } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';

/** Hours until a link for a first password, and for a new one, expires. */
const hours = { first: 72, next: 1 } as const;

/** Returns the last sign-in of a user, whether the account is locked, and its open sessions. */
const access = definePortalHandler('users.access', async (context) => {
  const { db, scope } = context;
  const { id, login, activated } = userOf(context);
  const last = await db
    .selectFrom('sign_in')
    .select('at')
    .where('account_id', '=', id)
    .where('result', '=', 'SUCCEEDED')
    .orderBy('at', 'desc')
    .executeTakeFirst();
  const sessions = await db
    .selectFrom('session')
    .select(['created_at as startedAt', 'expires_at as expiresAt'])
    .where('account_id', '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', scope.clock.now())
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute();
  const lockedUntil = await findLock(context, login);
  return {
    activated,
    sessions,
    ...(last === undefined ? {} : { lastSignInAt: last.at }),
    ...(lockedUntil === undefined ? {} : { lockedUntil }),
  };
});

/** Unlocks a user immediately after too many failed sign-ins. */
const unlock = definePortalHandler('users.unlock', async (context) => {
  const { id, login } = userOf(context);
  await clearFailures(context.db, login);
  await context.events.append({ entity: 'account', key: id, what: 'unlock' });
});

/** Mails a link with which the user sets a first or a new password. */
const sendPasswordLink = definePortalHandler('users.sendPasswordLink', async (context) => {
  const { id, activated } = userOf(context);
  await mailPasswordLink(
    context,
    activated
      ? { accountId: id, template: 'password-reset', hours: hours.next }
      : { accountId: id, template: 'account-created', hours: hours.first },
  );
  await context.events.append({ entity: 'account', key: id, what: 'sendPasswordLink' });
});

/** Ends all sessions of the user with an address. */
const deleteTokens = definePortalHandler('auth.deleteTokens', async (context) => {
  const email = context.args.email.trim().toLowerCase();
  const account = await context.db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst();
  if (account === undefined) return context.notFound();
  await revokeSessions(context, account.id);
  await context.events.append({ entity: 'account', key: account.id, what: 'deleteTokens' });
});

function userOf({ record, notFound }: HandlerContext) {
  const id = record?.['id'];
  if (typeof id !== 'number') return notFound();
  const email = String(record?.['email']);
  return {
    id,
    login: { email, username: String(record?.['username'] ?? email) },
    activated: record?.['activated'] === true,
  };
}

export const userAccessHandlers = [access, unlock, sendPasswordLink, deleteTokens];
