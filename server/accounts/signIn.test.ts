import { SignJWT } from 'jose';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { addToyAccount, openToyApp, type ToyApp, toyPassword, toySecret } from '../testing/openToyApp.ts';
import { createAccountToken, findTokenAccount, takeTokenAccount } from './accountTokens.ts';
import { hashPassword, verifyPassword } from './hashPassword.ts';
import { revokeSessions } from './revokeSessions.ts';
import { startSession } from './startSession.ts';
import { unlockAccount } from './unlockAccount.ts';

eachDatabase('signing in', (database) => {
  let toy: ToyApp;
  let accountId: number;
  const facts = { publicUrl: '', mailbox: true, sessionMinutes: 60, loginLimit: 10, secret: toySecret };
  const context = () => ({
    db: database().current(),
    server: facts,
    scope: {
      variables: {},
      user: { signedIn: false, roles: [], functionalIds: [], companyIds: [] },
      settings: {},
      clock: { today: () => '', now: () => toy.time.now.toISOString() },
    },
  });

  beforeAll(async () => {
    toy = await openToyApp(database());
    accountId = await addToyAccount(database(), { email: 'ann@library.example', roles: ['reader'] });
    await addToyAccount(database(), { email: 'gone@library.example', active: false });
    await addToyAccount(database(), { email: 'hit@library.example' });
  });

  const login = (username: string, password: string, headers = {}) =>
    toy.call('POST', '/auth/login', { body: { username, password }, headers });
  const me = (token: string) => toy.call('GET', '/auth/user/me', { token });

  test('gives a token under which the person is known, whatever case the name is typed in', async () => {
    const { status, body } = await login('ANN@Library.example ', toyPassword);

    expect(status).toBe(200);
    expect(body).toEqual({ accessToken: expect.any(String), expiresAt: '2026-11-21T11:00:00.000Z' });
    expect((await me(Object(body).accessToken)).body).toEqual({
      id: accountId,
      email: 'ann@library.example',
      roles: ['Member'],
      functionalIds: [100],
    });
  });

  test('answers alike for a wrong password, an unknown name and a closed account', async () => {
    const wrong = await login('ann@library.example', 'not it');
    const unknown = await login('nobody@library.example', toyPassword);
    const closed = await login('gone@library.example', toyPassword);

    expect(wrong).toEqual({
      status: 401,
      body: expect.objectContaining({ code: 'credentials', message: 'Invalid username or password.' }),
    });
    expect(unknown).toEqual(wrong);
    expect(closed).toEqual(wrong);
  });

  test('does the same work for an unknown name', async () => {
    const time = async (stored: string | undefined): Promise<number> => {
      const start = performance.now();
      await verifyPassword('not it', stored);
      return performance.now() - start;
    };
    const stored = await hashPassword(toyPassword);
    await time(stored);

    const known = await time(stored);
    const unknown = await time(undefined);

    expect(unknown).toBeGreaterThan(known / 4);
    expect(await verifyPassword(toyPassword, stored)).toBe(true);
  });

  test('believes no token that we did not sign, whatever it says', async () => {
    const token = await toy.signIn('ann@library.example');
    const [head = '', claims = '', signature = ''] = token.split('.');
    const payload: { sid: string } = JSON.parse(Buffer.from(claims, 'base64url').toString());
    const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    const sign = (secret: string, audience: string): Promise<string> =>
      new SignJWT({ sid: payload.sid })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(String(accountId))
        .setIssuer('formwork')
        .setAudience(audience)
        .setIssuedAt(toy.time.now)
        .setExpirationTime(new Date(toy.time.now.getTime() + 60_000))
        .sign(new TextEncoder().encode(secret));
    const forged = [
      `${encode({ alg: 'none', typ: 'JWT' })}.${claims}.`,
      `${encode({ alg: 'none', typ: 'JWT' })}.${claims}.${signature}`,
      `${head}.${encode({ ...payload, sub: String(accountId + 1) })}.${signature}`,
      `${head}.${claims}.${signature.slice(0, -4)}AAAA`,
      await sign('another key, as long as the first one is', 'formwork-api'),
      await sign(new TextDecoder().decode(toySecret), 'somebody-else'),
      'not.a.token',
      '',
    ];

    const answers = await Promise.all(forged.map(async (one) => (await me(one)).status));

    expect(answers).toEqual(forged.map(() => 401));
    expect((await me(await sign(new TextDecoder().decode(toySecret), 'formwork-api'))).status).toBe(200);
  });

  test('ends at the second, at signing out, at revoking and with the account', async () => {
    const [first, second, third, fourth] = [
      await toy.signIn('ann@library.example'),
      await toy.signIn('ann@library.example'),
      await toy.signIn('ann@library.example'),
      await toy.signIn('ann@library.example'),
    ];
    const start = toy.time.now;

    toy.time.now = new Date(start.getTime() + 3_599_000);
    const lastSecond = await me(first);
    toy.time.now = new Date(start.getTime() + 3_600_000);
    const tooLate = await me(first);
    toy.time.now = start;
    const out = await toy.call('POST', '/auth/logout', { token: second });
    const signedOut = await me(second);
    const other = await me(third);
    await revokeSessions(context(), accountId);
    const revoked = await me(third);
    const { accessToken } = await startSession(context(), accountId);
    await database().current().updateTable('account').set({ active: false }).where('id', '=', accountId).execute();
    const closed = await me(accessToken);
    await database().current().updateTable('account').set({ active: true }).where('id', '=', accountId).execute();

    expect([lastSecond.status, tooLate.status, out.status, signedOut.status]).toEqual([200, 401, 204, 401]);
    expect([other.status, revoked.status, closed.status, (await me(fourth)).status]).toEqual([200, 401, 401, 401]);
  });

  test('takes away a role with the next request', async () => {
    const token = await toy.signIn('ann@library.example');
    const roles = (names: string[]) =>
      database().current().updateTable('account').set({ roles: names }).where('id', '=', accountId).execute();

    await roles([]);
    const without = await toy.call('GET', '/loans', { token });
    await roles(['Member']);
    const again = await toy.call('GET', '/loans', { token });

    expect([without.status, again.status]).toEqual([403, 200]);
  });

  test('stops after ten failures, for a known name as for an unknown one, and opens again', async () => {
    const tries = async (name: string): Promise<number[]> => {
      const statuses: number[] = [];
      for (let count = 0; count < 11; count += 1) statuses.push((await login(name, 'guess')).status);
      return statuses;
    };

    const known = await tries('hit@library.example');
    const right = await login('hit@library.example', toyPassword);
    const unknown = await tries('no-such@library.example');
    toy.time.now = new Date(toy.time.now.getTime() + 16 * 60_000);
    const later = await login('hit@library.example', toyPassword);

    expect(known).toEqual([...Array(10).fill(401), 429]);
    expect(unknown).toEqual(known);
    expect([right.status, later.status]).toEqual([429, 200]);
  });

  describe('of an account that others guess at', () => {
    const name = 'owner@library.example';
    let proxied: ToyApp;
    beforeAll(async () => {
      proxied = await openToyApp(database(), { environment: { TRUST_PROXY: '1', RATE_LIMIT: '100000' } });
      await addToyAccount(database(), { email: name });
    });
    beforeEach(() => database().current().deleteFrom('security_event').execute());
    const from = async (network: string, password: string, cookie?: string, username = name) => {
      const answer = await proxied.app.inject({
        ...{ method: 'POST', url: '/api/auth/login', payload: { username, password } },
        headers: { 'x-forwarded-for': network, ...(cookie === undefined ? {} : { cookie }) },
      });
      const [kept] = [answer.headers['set-cookie']].flat();
      return { status: answer.statusCode, wait: answer.headers['retry-after'], cookie: kept?.split(';')[0] };
    };
    const guess = async (network: string, times: number): Promise<void> => {
      for (let count = 0; count < times; count += 1) await from(network, 'guess');
    };

    test('is locked for the network of the guesses, which is told how long, and for no other', async () => {
      await guess('203.0.113.1', 10);

      expect(await from('203.0.113.1', toyPassword)).toEqual({ status: 429, wait: '900', cookie: undefined });
      expect((await from('203.0.113.2', toyPassword)).status).toBe(200);
    });

    test('is locked for everybody after a hundred guesses, but for the browsers of its owner', async () => {
      const { cookie } = await from('198.51.100.1', toyPassword);
      for (let network = 1; network <= 10; network += 1) await guess(`203.0.113.${network}`, 10);

      const stranger = await from('203.0.113.99', toyPassword);
      const owner = await from('203.0.113.1', toyPassword, cookie);
      const forged = await from('203.0.113.99', toyPassword, `browser=${'A'.repeat(43)}`);

      expect([stranger.status, owner.status, forged.status]).toEqual([429, 200, 429]);
    });

    test('is locked for a network that has failed fifty times under fifty names, but for the browsers of its owner', async () => {
      const { cookie } = await from('203.0.113.1', toyPassword);
      const guessed: number[] = [];
      for (let count = 1; count <= 51; count += 1) {
        const { status } = await from('203.0.113.1', 'guess', undefined, `name${count}@library.example`);
        guessed.push(status);
      }

      const locked = await from('203.0.113.1', toyPassword);
      const owner = await from('203.0.113.1', toyPassword, cookie);
      const elsewhere = await from('203.0.113.2', toyPassword);

      expect(guessed).toEqual([...Array(50).fill(401), 429]);
      expect([locked.status, locked.wait, owner.status, elsewhere.status]).toEqual([429, '900', 200, 200]);
    });

    test('is locked for a browser of its owner after ten failures of its own', async () => {
      const { cookie } = await from('198.51.100.1', toyPassword);
      for (let count = 0; count < 10; count += 1) await from('198.51.100.1', 'guess', cookie);

      expect((await from('198.51.100.1', toyPassword, cookie)).status).toBe(429);
    });

    test('opens at once when it is unlocked', async () => {
      await guess('203.0.113.1', 10);
      const locked = await from('203.0.113.1', toyPassword);

      const answers = [
        await unlockAccount(database(), ' OWNER@library.example'),
        await unlockAccount(database(), 'no-one'),
      ];

      expect(answers).toEqual([true, false]);
      expect([locked.status, (await from('203.0.113.1', toyPassword)).status]).toEqual([429, 200]);
    });
  });

  test('opens an account by a mailed token once, and only by the newest', async () => {
    const request = { accountId, purpose: 'activation', hours: 72 };
    const old = await createAccountToken(context(), request);
    const token = await createAccountToken(context(), request);
    const other = await createAccountToken(context(), { ...request, purpose: 'reset' });
    const take = (one: string, purpose = 'activation') => takeTokenAccount(context(), { token: one, purpose });

    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(await findTokenAccount(context(), { token, purpose: 'activation' })).toBe(accountId);
    expect(await take(old)).toBeUndefined();
    expect(await take(other)).toBeUndefined();
    expect(await take(token)).toBe(accountId);
    expect(await take(token)).toBeUndefined();
    toy.time.now = new Date(toy.time.now.getTime() + 73 * 3_600_000);
    expect(await take(other, 'reset')).toBeUndefined();
    const kept = await database().current().selectFrom('account_token').select('hash').execute();
    expect(kept.map(({ hash }) => hash)).not.toContain(token);
  });
});
