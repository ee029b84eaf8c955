import { beforeEach, expect, test } from 'vitest';
import { expressions } from '#compiler';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { addToyAccount } from '../testing/openToyApp.ts';
import { testSecret } from '../testing/testSecret.ts';
import { revokeSessions } from './revokeSessions.ts';
import { readToken } from './sessionToken.ts';
import { startSession } from './startSession.ts';

const method = 'PASSWORD';
const start = Date.parse('2026-11-21T10:00:00.900Z');

eachDatabase('a session', (database) => {
  let ann = 0;
  let ben = 0;
  beforeEach(async () => {
    await database().current().deleteFrom('account').execute();
    ann = await addToyAccount(database(), { email: 'ann@library.example' });
    ben = await addToyAccount(database(), { email: 'ben@library.example' });
  });
  const user = { signedIn: false, roles: [], functionalIds: [], companyIds: [] };
  const context = (second = 0) => ({
    db: database().current(),
    locale: 'en',
    request: {},
    server: {
      publicUrl: '',
      mailbox: true,
      sessionMinutes: 60,
      loginLimit: 10,
      publishOwnDrafts: true,
      secret: testSecret,
    },
    scope: {
      ...{ variables: {}, user, settings: {} },
      clock: { today: () => '', now: () => new Date(start + second * 1000).toISOString() },
      expressions,
    },
  });
  const sessions = () =>
    database()
      .current()
      .selectFrom('session')
      .select(['id', 'account_id', 'expires_at', 'revoked_at'])
      .orderBy('expires_at')
      .orderBy('account_id')
      .execute();

  test('begins at a whole second, and ends when its token does', async () => {
    const session = await startSession(context(), { accountId: ann, method });
    const another = await startSession(context(), { accountId: ann, method });

    const { accessToken, expiresAt } = session;
    const claims = await readToken(accessToken, testSecret, new Date(start));
    expect(expiresAt).toBe('2026-11-21T11:00:00.000Z');
    expect(claims).toEqual({ accountId: ann, sessionId: expect.stringMatching(/^[\w-]{22}$/) });
    expect(await readToken(accessToken, testSecret, new Date(expiresAt))).toBeUndefined();
    expect(another.accessToken).not.toBe(accessToken);
    expect((await sessions()).find(({ id }) => id === claims?.sessionId)).toEqual({
      ...{ id: claims?.sessionId, account_id: ann },
      ...{ expires_at: expiresAt, revoked_at: null },
    });
  });

  test('of an account is revoked once, and that of nobody else is not', async () => {
    await startSession(context(), { accountId: ann, method });
    await startSession(context(), { accountId: ben, method });
    await revokeSessions(context(), ann);
    await startSession(context(60), { accountId: ann, method });
    await revokeSessions(context(60), ann);

    expect((await sessions()).map(({ account_id, revoked_at }) => [account_id, revoked_at])).toEqual([
      [ann, '2026-11-21T10:00:00.900Z'],
      [ben, null],
      [ann, '2026-11-21T10:01:00.900Z'],
    ]);
  });
});
