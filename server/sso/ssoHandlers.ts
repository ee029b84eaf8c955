import { randomBytes } from 'node:crypto';
import { assertWithinLimit, recordAttempt } from '../accounts/loginThrottle.ts';
import { type StartedSession, startSession } from '../accounts/startSession.ts';
import { defineHandler } from '../contract/defineHandler.ts';
import type { Handler, HandlerContext } from '../contract/handler.types.ts';
import { Refusal } from '../contract/Refusal.ts';
import type { SignInProvider } from './SignInProvider.types.ts';
import { SignInRefused } from './SignInRefused.ts';
import { consumeAttempt, storeAttempt } from './signInAttempts.ts';

const failed = 'sso.failed';

/** Starts a sign-in at the provider: stores its secrets for this browser and returns the provider's address. */
const start = defineHandler('auth.startOkta', (context) =>
  refusingClearly(context, async () => {
    const provider = providerOf(context);
    const { browser } = context.request;
    if (browser === undefined) throw new SignInRefused('browser');
    const { secrets, address } = await context.outside('address', async () => async () => {
      const drawn = { state: random(), nonce: random(), verifier: random() };
      return { secrets: drawn, address: await provider.addressFor(drawn, context.locale) };
    });
    await storeAttempt(context, { ...secrets, browser: browser.remember() });
    return { address };
  }),
);

/** Verifies the parameters of the callback and signs in the account with the verified address. */
const exchange = defineHandler('auth.loginOkta', (context) => {
  const { body, request } = context;
  const [code, state, error, iss] = [text(body['code']), text(body['state']), text(body['error']), text(body['iss'])];
  return refusingClearly(context, async () => {
    const provider = providerOf(context);
    const begin = async () => {
      const browser = request.browser?.key;
      const secrets =
        state === undefined || browser === undefined ? undefined : await consumeAttempt(context, { state, browser });
      if (secrets === undefined || state === undefined) throw new SignInRefused('state');
      if (error !== undefined) throw new SignInRefused(`provider ${error}`);
      if (code === undefined) throw new SignInRefused('code');
      return () => provider.redeem({ code, state, ...(iss === undefined ? {} : { iss }) }, secrets);
    };
    // The attempt is used up before the provider is called, so that of two concurrent callbacks only one succeeds.
    const person = await context.outside('person', begin, { keep: true });
    if (!person.isVerified) throw new SignInRefused('email_verified');
    const account = await context.db
      .selectFrom('account')
      .select('id')
      .where('email', '=', person.email)
      .where('active', '=', true)
      .executeTakeFirst();
    if (account === undefined) throw new SignInRefused('account');
    return startSession(context, { accountId: account.id, method: 'SSO' });
  });
});

/** Sign-in at an OpenID Connect provider. It never creates an account. */
export const ssoHandlers: readonly Handler[] = [start, exchange];

function providerOf({ server }: HandlerContext): SignInProvider {
  if (server.provider === undefined) throw new SignInRefused('no provider');
  return server.provider;
}

/** Every refusal has the same message, from the definition. The reason is stored as a security event. */
async function refusingClearly<Result extends StartedSession | { readonly address: string }>(
  context: HandlerContext,
  work: () => Promise<Result>,
): Promise<Result> {
  // Each attempt is a separate subject, so that attempts do not wait for each other. Only the network is limited.
  const subject = text(context.body['state']) ?? random();
  const limit = { what: failed, subject, tries: context.server.loginLimit, minutes: 15 };
  await assertWithinLimit(context, limit);
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SignInRefused)) throw error;
    await recordAttempt(context, { what: failed, subject, reason: error.reason });
    const words = context.operation.notices['failure']?.text;
    throw new Refusal({
      status: 401,
      code: 'sso',
      ...(words === undefined ? {} : { message: context.text(words) }),
      keep: true,
    });
  }
}

function random(): string {
  return randomBytes(32).toString('base64url');
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
