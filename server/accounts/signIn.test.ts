import { SignJWT } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { expressions } from '#compiler';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { addToyAccount, openToyApp, type ToyApp, toyPassword, toySecret } from '../testing/openToyApp.ts';
import { hashPassword, verifyPassword } from './hashPassword.ts';
import { revokeSessions } from './revokeSessions.ts';
import { startSession } from './startSession.ts';

eachDatabase('signing in', (database) => {
  let toy: ToyApp;
  let accountId: number;
  const facts = {
    publicUrl: '',
    mailbox: true,
    sessionMinutes: 60,
    loginLimit: 10,
    publishOwnDrafts: true,
    secret: toySecret,
  };
  const context = () => ({
    db: database().current(),
    locale: 'en',
    request: {},
    server: facts,
    scope: {
      variables: {},
      user: { signedIn: false, roles: [], functionalIds: [], companyIds: [] },
      settings: {},
      clock: { today: () => '', now: () => toy.time.now.toISOString() },
      expressions,
    },
  });

  beforeAll(async () => {
    toy = await openToyApp(database());
    accountId = await addToyAccount(database(), { email: 'ann@library.example', roles: ['reader'] });
    await addToyAccount(database(), { email: 'gone@library.example', active: false });
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

  test('ends the session that the browser had, and no other session of the account', async () => {
    const [before, elsewhere] = [await toy.signIn('ann@library.example'), await toy.signIn('ann@library.example')];
    const answer = await toy.call('POST', '/auth/login', {
      ...{ token: before, body: { username: 'ann@library.example', password: toyPassword } },
    });

    const now = String(Object(answer.body).accessToken);
    expect([(await me(before)).status, (await me(elsewhere)).status, (await me(now)).status]).toEqual([401, 200, 200]);
  });

  test('that is refused leaves the session of the browser as it is', async () => {
    const token = await toy.signIn('ann@library.example');
    const body = { username: 'ann@library.example', password: 'not it' };

    expect((await toy.call('POST', '/auth/login', { token, body })).status).toBe(401);

    expect((await me(token)).status).toBe(200);
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
    const { accessToken } = await startSession(context(), { accountId, method: 'PASSWORD' });
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
});
