import { isRecord } from '#engine';
import { defineHandler } from '../contract/defineHandler.ts';
import type { Handler, HandlerContext } from '../contract/handler.types.ts';
import type { JobWorker } from '../contract/JobWorker.types.ts';
import { type MailContext, queueTemplate } from '../mail/queueTemplate.ts';
import { consumeToken, createAccountToken } from './accountTokens.ts';
import { changeAccount } from './changeAccount.ts';
import { hashPassword } from './hashPassword.ts';
import { clearFailures, isOverLimit, recordAttempt } from './loginThrottle.ts';

const purpose = 'reset';

interface PasswordLink {
  readonly accountId: number;
  /** Template of the mail with the link. */
  readonly template: string;
  /** Hours until the link expires. */
  readonly hours: number;
}

/** Mails a link with which the user can set a new password once. */
export async function mailPasswordLink(
  context: MailContext & Pick<HandlerContext, 'server'>,
  { accountId, template, hours }: PasswordLink,
): Promise<void> {
  const { email, first_name, last_name } = await context.db
    .selectFrom('account')
    .select(['email', 'first_name', 'last_name'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const token = await createAccountToken(context, { accountId, purpose, hours });
  await queueTemplate(context, {
    template,
    given: {
      person: { id: accountId, email, firstName: first_name, lastName: last_name },
    },
    secret: { given: { url: `${context.server.publicUrl}/resetpassword?token=${token}` }, hours },
  });
}

/**
 * The response is the same for known and unknown accounts, and after too many attempts. A job looks the account up, so
 * that the response time does not reveal whether it exists.
 */
const requestReset = defineHandler('auth.requestPasswordReset', async (context) => {
  const email = String(context.args['email'] ?? '')
    .trim()
    .toLowerCase();
  const limit = { what: 'reset.asked', subject: email, tries: 5, minutes: 60 };
  const isOver = await isOverLimit(context, limit);
  await recordAttempt(context, limit);
  if (!isOver) await context.jobs.send(resetJob, { email, locale: context.locale });
});

const resetJob = 'accounts.reset-mail';

/** Mails the link for a new password, if there is an account of this address. */
export const resetMailWorker: JobWorker = {
  job: resetJob,
  work: async (data, context) => {
    const { email, locale } = isRecord(data) ? data : {};
    const account = await context.db
      .selectFrom('account')
      .select('id')
      .where('email', '=', String(email))
      .where('active', '=', true)
      .executeTakeFirst();
    if (account === undefined) return;
    const asked = typeof locale === 'string' ? { ...context, locale } : context;
    await mailPasswordLink(asked, { accountId: account.id, template: 'password-reset', hours: 1 });
  },
};

const reset = defineHandler('auth.resetPassword', async (context) => {
  const accountId = await consumeToken(context, { token: String(context.args['token'] ?? ''), purpose });
  if (accountId === undefined) return context.refuse(422, 'link', { text: 'engine/linkInvalid' });
  const passwordHash = await hashPassword(String(context.body['password'] ?? ''));
  await changeAccount(context, { id: accountId, what: 'password-reset', changes: { passwordHash } });
  // A user who can read the mailbox is not guessing passwords.
  const account = context.db.selectFrom('account').select(['email', 'username']).where('id', '=', accountId);
  await clearFailures(context.db, await account.executeTakeFirstOrThrow());
});

/** Setting a new password with a mailed link. */
export const passwordHandlers: readonly Handler[] = [requestReset, reset];
