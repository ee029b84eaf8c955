import { beforeEach, describe, expect, test } from 'vitest';
import { Refusal } from '../contract/Refusal.ts';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { addToyAccount } from '../testing/openToyApp.ts';
import { testSecret } from '../testing/testSecret.ts';
import {
  assertLoginAllowed,
  assertWithinLimit,
  clearFailures,
  isOverLimit,
  type LimitContext,
  recordAttempt,
  recordFailure,
  recordSuccess,
} from './loginThrottle.ts';
import { unlockAccount } from './unlockAccount.ts';

const ann = 'ann@library.example';
const start = Date.parse('2026-11-21T10:00:00Z');

/** A caller: network, browser key, and seconds after ten o'clock. */
interface Caller {
  readonly network?: string;
  readonly key?: string;
  readonly second?: number;
}

eachDatabase('tries', (database) => {
  beforeEach(() => database().current().deleteFrom('security_event').execute());

  const contextOf = ({ network = '203.0.113.1', key, second = 0 }: Caller): LimitContext => ({
    db: database().current(),
    server: {
      publicUrl: '',
      mailbox: true,
      sessionMinutes: 60,
      loginLimit: 2,
      publishOwnDrafts: true,
      secret: testSecret,
    },
    request: {
      network,
      browser: key === undefined ? { remember: () => 'a-new-key' } : { key, remember: () => key },
    },
    scope: { clock: { today: () => '', now: () => new Date(start + second * 1000).toISOString() } },
  });

  /** Returns the refusal of a call, or undefined if it succeeds. */
  const refusalOf = async (call: Promise<void>): Promise<object | undefined> => {
    try {
      await call;
      return undefined;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, code, retryAfter, keep } = error;
      return { status, code, retryAfter, keep };
    }
  };
  const refused = (retryAfter: number) => ({ status: 429, code: 'rate-limit', retryAfter, keep: false });

  const fail = async (caller: Caller, times: number, name = ann): Promise<void> => {
    for (let count = 0; count < times; count += 1) await recordFailure(contextOf(caller), name);
  };
  const login = (caller: Caller, name = ann) => refusalOf(assertLoginAllowed(contextOf(caller), name));

  test('are remembered with whom they are about, where they came from and why, but no name is readable', async () => {
    const accountId = await addToyAccount(database(), { email: 'remembered@library.example' });
    await recordAttempt(contextOf({ key: 'a-key', second: 3 }), {
      ...{ what: 'code.wrong', subject: ann, accountId, reason: 'expired' },
    });
    const { request: _request, ...job } = contextOf({});
    await recordAttempt({ ...job, request: {} }, { what: 'code.wrong', subject: ann });

    const rows = await database()
      .current()
      .selectFrom('security_event')
      .select(['what', 'at', 'account_id', 'network', 'facts'])
      .orderBy('id')
      .execute();
    const hash = expect.stringMatching(/^[0-9a-f]{32}$/);
    expect(rows).toEqual([
      {
        ...{ what: 'code.wrong', at: '2026-11-21T10:00:03.000Z', account_id: accountId, network: '203.0.113.1' },
        facts: { subject: hash, browser: hash, reason: 'expired' },
      },
      {
        ...{ what: 'code.wrong', at: '2026-11-21T10:00:00.000Z', account_id: null, network: null },
        facts: { subject: hash },
      },
    ]);
  });

  test('to sign in that failed and that succeeded are told apart, each with its account', async () => {
    await recordFailure(contextOf({}), ann, 7);
    await recordFailure(contextOf({}), ann);
    await recordSuccess(contextOf({}), ann, 7);

    const rows = database().current().selectFrom('security_event').select(['what', 'account_id']).orderBy('id');
    expect(await rows.execute()).toEqual([
      { what: 'login.failed', account_id: 7 },
      { what: 'login.failed', account_id: null },
      { what: 'login.succeeded', account_id: 7 },
    ]);
  });

  describe('to sign in', () => {
    test('are refused after as many failures as are allowed, until the oldest of them is forgotten', async () => {
      await fail({ second: 0 }, 1);
      await fail({ second: 60 }, 1);

      expect(await login({ second: 60 })).toEqual(refused(840));
      expect(await login({ second: 899 })).toEqual(refused(1));
      expect(await login({ second: 899.5 })).toEqual(refused(1));
      expect(await login({ second: 900 })).toBeUndefined();
    });

    test('that come at once are not all the last that is allowed', async () => {
      const guess = () =>
        database().transaction(async (db) => {
          const context = { ...contextOf({}), db };
          const answer = await refusalOf(assertLoginAllowed(context, ann));
          if (answer === undefined) await recordFailure(context, ann);
          return answer === undefined;
        });

      const answers = await Promise.all(Array.from({ length: 8 }, guess));

      expect(answers.filter((isAllowed) => isAllowed)).toHaveLength(2);
    });

    test('are allowed after fewer failures', async () => {
      await fail({}, 1);

      expect(await login({})).toBeUndefined();
    });

    test('are counted for each name, and for each network', async () => {
      await fail({}, 2);

      expect(await login({}, 'ben@library.example')).toBeUndefined();
      expect(await login({ network: '203.0.113.2' })).toBeUndefined();
      expect(await login({})).toEqual(refused(900));
    });

    test('of one name are refused everywhere after ten times as many', async () => {
      for (let network = 1; network <= 19; network += 1) await fail({ network: `198.51.100.${network}` }, 1);
      const before = await login({});
      await fail({ network: '198.51.100.20' }, 1);

      expect([before, await login({})]).toEqual([undefined, refused(900)]);
      expect(await login({}, 'ben@library.example')).toBeUndefined();
    });

    test('of one network are refused for every name after five times as many', async () => {
      for (let name = 1; name <= 9; name += 1) await fail({}, 1, `name${name}@library.example`);
      const before = await login({});
      await fail({}, 1, 'name10@library.example');

      expect([before, await login({})]).toEqual([undefined, refused(900)]);
      expect(await login({ network: '203.0.113.2' })).toBeUndefined();
    });

    test('are counted by themselves in a browser that the account was signed in with', async () => {
      await recordSuccess(contextOf({ key: 'of-ann' }), ann, 7);
      await fail({}, 2);

      expect(await login({ key: 'of-ann' })).toBeUndefined();
      expect(await login({ key: 'of-ann' }, 'ben@library.example')).toBeUndefined();
      expect(await login({ key: 'of-somebody' })).toEqual(refused(900));
      await fail({ key: 'of-ann' }, 1);
      expect(await login({ key: 'of-ann' })).toBeUndefined();
      await fail({ key: 'of-ann', network: '203.0.113.9' }, 1);
      expect(await login({ key: 'of-ann' })).toEqual(refused(900));
    });

    test('from a browser that only somebody else signed in with count like those of any', async () => {
      await recordSuccess(contextOf({ key: 'of-ben' }), 'ben@library.example', 8);
      await fail({}, 2);

      expect(await login({ key: 'of-ben' })).toEqual(refused(900));
    });

    test('from a browser that only failed before count like those of any', async () => {
      await fail({ key: 'of-nobody' }, 1);
      await fail({}, 1);

      expect(await login({ key: 'of-nobody' })).toEqual(refused(900));
    });

    test('with a browser that was not asked to remember before are known by the key it was given', async () => {
      await recordSuccess(contextOf({}), ann, 7);
      await fail({}, 2);

      expect(await login({ key: 'a-new-key' })).toBeUndefined();
    });

    test('know a browser for ninety days', async () => {
      const days = 24 * 3600;
      await recordSuccess(contextOf({ key: 'of-ann', second: -90 * days + 1 }), ann, 7);
      await fail({}, 2);

      expect(await login({ key: 'of-ann' })).toBeUndefined();
      expect(await login({ key: 'of-ann', second: 1 })).toEqual(refused(899));
    });

    test('are not known by a browser where the server remembers none', async () => {
      const { request: _request, ...job } = contextOf({});
      await recordSuccess({ ...job, request: {} }, ann, 7);

      const rows = database().current().selectFrom('security_event').select(['what', 'facts']);
      expect(await rows.execute()).toEqual([{ what: 'login.succeeded', facts: { subject: expect.any(String) } }]);
    });
  });

  describe('that are forgiven', () => {
    test('are those of the address and of the username, and of nobody else', async () => {
      await fail({}, 2);
      await fail({}, 2, 'annie');
      await fail({}, 2, 'ben@library.example');

      await clearFailures(database().current(), { email: ann, username: 'Annie' });

      expect([await login({}), await login({}, 'annie')]).toEqual([undefined, undefined]);
      expect(await login({}, 'ben@library.example')).toEqual(refused(900));
    });

    test('stay in the log, and other events are not touched', async () => {
      await fail({}, 1);
      await recordSuccess(contextOf({}), ann, 7);

      await clearFailures(database().current(), { email: ann, username: null });

      const rows = database().current().selectFrom('security_event').select('what').orderBy('id');
      expect((await rows.execute()).map(({ what }) => what)).toEqual(['login.forgiven', 'login.succeeded']);
    });

    test.each([' UNLOCK@Library.example ', 'un-LOCK'])('are those of the account that %j names', async (name) => {
      const email = 'unlock@library.example';
      const db = database().current();
      await db.deleteFrom('account').where('email', '=', email).execute();
      await addToyAccount(database(), { email });
      await db.updateTable('account').set({ username: 'Un-Lock' }).where('email', '=', email).execute();
      await fail({}, 2, email);

      expect(await unlockAccount(database(), name)).toBe(true);
      expect(await login({}, email)).toBeUndefined();
    });

    test('are none where no account has the name', async () => {
      await fail({}, 2);

      expect(await unlockAccount(database(), 'nobody@library.example')).toBe(false);
      expect(await login({})).toEqual(refused(900));
    });
  });

  describe('of anything else', () => {
    const limit = { what: 'code.wrong', subject: 'packet-7', tries: 2, minutes: 10 };
    const attempt = (caller: Caller, subject = limit.subject) =>
      recordAttempt(contextOf(caller), { what: limit.what, subject });

    test('are refused after as many as are allowed, until the oldest is forgotten', async () => {
      await attempt({});
      const before = await isOverLimit(contextOf({}), limit);
      await attempt({ second: 5 });

      expect(before).toBe(false);
      expect(await isOverLimit(contextOf({ second: 599 }), limit)).toBe(true);
      expect(await isOverLimit(contextOf({ second: 600 }), limit)).toBe(false);
      expect(await refusalOf(assertWithinLimit(contextOf({ second: 5 }), limit))).toEqual(refused(595));
      expect(await refusalOf(assertWithinLimit(contextOf({ second: 600 }), limit))).toBeUndefined();
    });

    test('are counted by what is tried on whom, from wherever', async () => {
      await attempt({});
      await attempt({ network: '203.0.113.2' });

      expect(await isOverLimit(contextOf({ network: '203.0.113.3' }), limit)).toBe(true);
      expect(await isOverLimit(contextOf({}), { ...limit, what: 'code.asked' })).toBe(false);
      expect(await isOverLimit(contextOf({}), { ...limit, subject: 'packet-8' })).toBe(false);
    });

    test('are refused for a network that has tried five times as many, whatever it tried them on', async () => {
      for (let packet = 1; packet <= 9; packet += 1) await attempt({}, `other-${packet}`);
      const before = await isOverLimit(contextOf({}), limit);
      await attempt({}, 'other-10');

      expect([before, await isOverLimit(contextOf({}), limit)]).toEqual([false, true]);
      expect(await isOverLimit(contextOf({ network: '203.0.113.2' }), limit)).toBe(false);
    });
  });
});
