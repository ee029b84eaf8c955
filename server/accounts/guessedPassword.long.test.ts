import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { addToyAccount, openToyApp, type ToyApp, toyPassword } from '../testing/openToyApp.ts';
import { unlockAccount } from './unlockAccount.ts';

// Each attempt hashes a password, which is slow. loginThrottle.test.ts counts failures on both databases and with
// injected errors.
eachDatabase('signing in', (database) => {
  let toy: ToyApp;
  beforeAll(async () => {
    toy = await openToyApp(database());
    await addToyAccount(database(), { email: 'hit@library.example' });
  });
  const login = (username: string, password: string) =>
    toy.call('POST', '/auth/login', { body: { username, password } });

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
});
