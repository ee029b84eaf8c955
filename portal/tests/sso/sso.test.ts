import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isRecord } from '#engine';
import type { DatabaseHandle } from '../../../server/database/DatabaseHandle.types.ts';
import { createSignInProvider } from '../../../server/sso/createSignInProvider.ts';
import { type FakeAnswer, type FakeProvider, openFakeProvider } from '../../../server/testing/openFakeProvider.ts';
import { dumpPortal } from '../../testing/dumpPortal.ts';
import { eachPortalDatabase } from '../../testing/eachPortal.ts';
import { openPortalApp, type PortalApp } from '../../testing/openPortalApp.ts';
import { people } from '../../testing/portalPeople.ts';

const callback = 'http://localhost:3000/login/okta/callback';
const failure = 'There was an issue authenticating with Okta. Are you sure you are using the correct credentials?';
const refused = { status: 401, json: expect.objectContaining({ code: 'sso', message: failure }) };
const mona = { email: people.manager, email_verified: true };

eachPortalDatabase('signing in through a provider', (database) => {
  let fake: FakeProvider;
  let portal: PortalApp;
  const begun = new Date('2026-11-21T10:00:00Z');

  beforeAll(async () => {
    fake = await openFakeProvider();
    const { issuer, clientId } = fake;
    portal = await openPortalApp(database(), { provider: createSignInProvider({ issuer, clientId, callback }) });
  });
  beforeEach(() => {
    portal.time.now = begun;
  });
  afterAll(async () => {
    await portal.app.close();
    await fake.stop();
  });

  /** Starts a sign-in in a browser. Returns the provider's address, and the browser's cookie. */
  const begin = async (headers = {}) => {
    const answer = await portal.app.inject({ method: 'POST', url: '/api/auth/login/okta/start', headers });
    const { address } = answer.json<{ readonly address: string }>();
    return { address, cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' };
  };
  const bring = async (body: unknown, cookie?: string) => {
    const headers = cookie === undefined ? {} : { cookie };
    const { status, json } = await portal.call('POST', '/auth/login/okta', { body, headers });
    return { status, json };
  };
  const signIn = async (how: FakeAnswer) => {
    const { address, cookie } = await begin();
    return bring(fake.answer(address, how), cookie);
  };

  test('asks for openid, profile and email by code, with a state, a nonce and a challenge of their own', async () => {
    const [one, other] = [new URL((await begin()).address), new URL((await begin()).address)];
    const { state, nonce, code_challenge, ...asked } = Object.fromEntries(one.searchParams);

    expect(one.origin + one.pathname).toBe(`${fake.issuer}/authorize`);
    expect(asked).toEqual({
      client_id: 'portal',
      redirect_uri: callback,
      response_type: 'code',
      scope: 'openid profile email',
      code_challenge_method: 'S256',
      ui_locales: 'en',
    });
    for (const secret of [state, nonce, code_challenge]) expect(secret).toMatch(/^[\w-]{43}$/);
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(other.searchParams.get(name)).not.toBe(one.searchParams.get(name));
  });

  test('lets everybody else be answered while the provider thinks, and takes one answer of two that come at once', async () => {
    const { address, cookie } = await begin();
    const answer = fake.answer(address, { claims: mona });
    const { isAsked, goOn } = fake.think();

    const first = bring(answer, cookie);
    await isAsked;
    const other = await portal.signIn(people.programAdmin);
    const second = await bring(answer, cookie);
    goOn();

    expect(other).toEqual(expect.any(String));
    expect(second).toEqual(refused);
    expect((await first).status).toBe(200);
  });

  test('signs in the account of the verified address, whatever its case', async () => {
    const before = await rows(database());
    const { status, json } = await signIn({ claims: { ...mona, email: 'Manager@Client.example' } });

    expect(status).toBe(200);
    expect(json).toEqual({ accessToken: expect.any(String), expiresAt: '2026-11-21T11:00:00.000Z' });
    const token = isRecord(json) ? String(json['accessToken']) : '';
    expect((await portal.call('GET', '/auth/user/me', { token })).json).toMatchObject({ email: people.manager });
    expect(await rows(database())).toEqual({ ...before, sessions: before.sessions + 1 });
  });

  test('asks the provider for the address where the token has none', async () => {
    const told = await signIn({ person: mona });
    const unverified = await signIn({ person: { ...mona, email_verified: false } });
    const another = await signIn({ person: { ...mona, sub: 'person-2' } });

    expect(told.status).toBe(200);
    expect(unverified).toEqual(refused);
    expect(another).toEqual(refused);
  });

  test('lets two sign-ins of one browser end in any order', async () => {
    const first = await begin();
    const second = await begin({ cookie: first.cookie });

    expect(second.cookie).toBe(first.cookie);
    expect((await bring(fake.answer(second.address, { claims: mona }), first.cookie)).status).toBe(200);
    expect((await bring(fake.answer(first.address, { claims: mona }), first.cookie)).status).toBe(200);
  });

  test('says the refusal in the language of the reader', async () => {
    const headers = { 'accept-language': 'fr' };
    const { json } = await portal.call('POST', '/auth/login/okta', { body: { code: 'x', state: 'y' }, headers });

    expect(json).toMatchObject({
      code: 'sso',
      message:
        'Un problème est survenu lors de l’authentification avec Okta. Êtes-vous sûr d’utiliser les bons identifiants ?',
    });
  });

  describe('refuses with the words and the code, and changes nothing:', () => {
    /** Checks that something is refused for the recorded reason and changes nothing. */
    const expectRefused = async (reason: RegExp, work: () => Promise<unknown>): Promise<void> => {
      const before = await rows(database());
      expect(await work()).toEqual(refused);
      expect(await rows(database())).toEqual(before);
      expect(await lastReason(database())).toMatch(reason);
    };

    const wrongAnswers: readonly (readonly [what: string, how: FakeAnswer, reason: RegExp])[] = [
      ['a wrong nonce', { claims: { ...mona, nonce: 'another' } }, /"nonce"/],
      ['no nonce', { claims: { ...mona, nonce: undefined } }, /"nonce"/],
      ['a wrong issuer', { claims: { ...mona, iss: 'https://elsewhere.example' } }, /"iss"/],
      ['a wrong audience', { claims: { ...mona, aud: 'another' } }, /"aud"/],
      ['an expired token', { claims: { ...mona, exp: 1_700_000_000, iat: 1_699_999_000 } }, /"exp"/],
      ['a token without an end', { claims: { ...mona, exp: undefined } }, /"exp"/],
      ['a token of another key', { claims: mona, foreignKey: true }, /signature/],
      ['a token that was changed', { claims: mona, spoil: changed }, /signature/],
      ['a token without a signature', { claims: mona, spoil: unsigned }, /"alg"/],
      ['an address that is not verified', { claims: { ...mona, email_verified: false } }, /^email_verified$/],
      ['an address that nobody speaks of as verified', { claims: { email: people.manager } }, /^email_verified$/],
      ['an address "verified" by a word', { claims: { ...mona, email_verified: 'true' } }, /^email_verified$/],
      ['no address', {}, /^email$/],
      ['an address without an account', { claims: { ...mona, email: 'new@client.example' } }, /^account$/],
    ];
    test.each(wrongAnswers)('%s', async (_what, how, reason) => {
      await expectRefused(reason, () => signIn(how));
    });

    test('an account that was closed', async () => {
      const close = (active: boolean) =>
        database().current().updateTable('account').set({ active }).where('email', '=', people.rival).execute();
      await close(false);
      await expectRefused(/^account$/, () => signIn({ claims: { ...mona, email: people.rival } }));
      await close(true);
    });

    test('a state that nobody was given', async () => {
      const { address, cookie } = await begin();
      const answer = { ...fake.answer(address, { claims: mona }), state: 'x'.repeat(43) };

      await expectRefused(/^state$/, () => bring(answer, cookie));
    });

    test('the answer of another browser, which can still use it itself', async () => {
      const [mine, theirs] = [await begin(), await begin()];
      const answer = fake.answer(mine.address, { claims: mona });

      await expectRefused(/^state$/, () => bring(answer, theirs.cookie));
      await expectRefused(/^state$/, () => bring(answer));
      expect((await bring(answer, mine.cookie)).status).toBe(200);
    });

    test('an answer that was brought before', async () => {
      const { address, cookie } = await begin();
      const answer = fake.answer(address, { claims: mona });
      expect((await bring(answer, cookie)).status).toBe(200);

      await expectRefused(/^state$/, () => bring(answer, cookie));
    });

    test('a second answer to a question that was answered wrongly', async () => {
      const { address, cookie } = await begin();
      await expectRefused(/nonce/, () => bring(fake.answer(address, { claims: { ...mona, nonce: 'x' } }), cookie));

      await expectRefused(/^state$/, () => bring(fake.answer(address, { claims: mona }), cookie));
    });

    test('a code that was redeemed before', async () => {
      const first = await begin();
      const { code } = fake.answer(first.address, { claims: mona });
      expect((await bring({ code, state: stateOf(first.address), iss: fake.issuer }, first.cookie)).status).toBe(200);
      const second = await begin();

      await expectRefused(/^provider invalid_grant$/, () =>
        bring({ code, state: stateOf(second.address), iss: fake.issuer }, second.cookie),
      );
    });

    test('a code that was given for another question', async () => {
      const [one, other] = [await begin(), await begin()];
      const { code } = fake.answer(one.address, { claims: mona });

      await expectRefused(/^provider invalid_grant$/, () =>
        bring({ code, state: stateOf(other.address), iss: fake.issuer }, other.cookie),
      );
    });

    test('an answer of another provider, and one that does not say whose it is', async () => {
      for (const iss of ['https://elsewhere.example', undefined]) {
        const { address, cookie } = await begin();
        const answer = { ...fake.answer(address, { claims: mona }), iss };

        await expectRefused(/"iss"/, () => bring(answer, cookie));
      }
    });

    test('an error of the provider, and an answer without a code', async () => {
      for (const [answer, reason] of [
        [{ error: 'access_denied' }, /^provider access_denied$/],
        [{}, /^code$/],
      ] as const) {
        const { address, cookie } = await begin();

        await expectRefused(reason, () => bring({ ...answer, state: stateOf(address) }, cookie));
      }
    });

    test('whoever took longer than ten minutes', async () => {
      const { address, cookie } = await begin();
      portal.time.now = new Date(begun.getTime() + 10 * 60_000);

      await expectRefused(/^state$/, () => bring(fake.answer(address, { claims: mona }), cookie));
    });
  });
});

eachPortalDatabase('a provider that is not there', (database) => {
  const start = async (portal: PortalApp) => {
    const { status, json } = await portal.call('POST', '/auth/login/okta/start', {});
    return { status, json };
  };

  test('is refused in the same words where none is configured, and passwords work on', async () => {
    const portal = await openPortalApp(database());

    expect(await start(portal)).toEqual(refused);
    expect(await lastReason(database())).toBe('no provider');
    expect(await portal.signIn(people.manager)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    await portal.app.close();
  });

  test('is asked again once it answers', async () => {
    const fake = await openFakeProvider();
    let isDown = true;
    const { issuer, clientId } = fake;
    const provider = createSignInProvider({
      ...{ issuer, clientId, callback },
      fetch: (url, { method, headers }) =>
        isDown ? Promise.reject(new TypeError('no way there')) : fetch(url, { method, headers }),
    });
    const portal = await openPortalApp(database(), { provider });

    expect(await start(portal)).toEqual(refused);
    isDown = false;
    expect(await start(portal)).toEqual({ status: 200, json: { address: expect.stringContaining(fake.issuer) } });
    await portal.app.close();
    await fake.stop();
  });
});

/** Everything that a refused sign-in must not change; sign-in attempts and the recorded failure are left out. */
async function rows(database: DatabaseHandle) {
  const sessions = await database.current().selectFrom('session').select('id').execute();
  return { stored: await dumpPortal(database), sessions: sessions.length };
}

async function lastReason(database: DatabaseHandle): Promise<unknown> {
  const { facts } = await database
    .current()
    .selectFrom('security_event')
    .select('facts')
    .where('what', '=', 'sso.failed')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return isRecord(facts) ? facts['reason'] : undefined;
}

function stateOf(address: string): string {
  return new URL(address).searchParams.get('state') ?? '';
}

function changed(token: string): string {
  const [head = '', claims = '', signature = ''] = token.split('.');
  const told: unknown = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const other = Buffer.from(JSON.stringify({ ...Object(told), email: people.admin })).toString('base64url');
  return [head, other, signature].join('.');
}

function unsigned(token: string): string {
  const [, claims = ''] = token.split('.');
  return `${Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')}.${claims}.`;
}
