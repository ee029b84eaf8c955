import { beforeEach, expect, test } from 'vitest';
import { expressions } from '#compiler';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { addToyAccount } from '../testing/openToyApp.ts';
import { consumeToken, createAccountToken, findTokenAccount, revokeTokens } from './accountTokens.ts';

const start = Date.parse('2026-11-21T10:00:00.900Z');

eachDatabase('a mailed link', (database) => {
  let ann = 0;
  let ben = 0;
  let second = 0;
  beforeEach(async () => {
    second = 0;
    await database().current().deleteFrom('account').execute();
    ann = await addToyAccount(database(), { email: 'ann@library.example' });
    ben = await addToyAccount(database(), { email: 'ben@library.example' });
  });
  const user = { signedIn: false, roles: [], functionalIds: [], companyIds: [] };
  const context = () => ({
    db: database().current(),
    scope: {
      ...{ variables: {}, user, settings: {} },
      clock: { today: () => '', now: () => new Date(start + second * 1000).toISOString() },
      expressions,
    },
  });
  const create = (accountId: number, purpose = 'reset') =>
    createAccountToken(context(), { accountId, purpose, hours: 1 });
  const find = (token: string, purpose = 'reset') => findTokenAccount(context(), { token, purpose });
  const take = (token: string, purpose = 'reset') => consumeToken(context(), { token, purpose });

  test('opens its account until it is used, and only for what it was made for', async () => {
    const token = await create(ann);

    expect(await find(token, 'activation')).toBeUndefined();
    expect(await take(token, 'activation')).toBeUndefined();
    expect([await find(token), await find(token)]).toEqual([ann, ann]);
    expect([await take(token), await take(token), await find(token)]).toEqual([ann, undefined, undefined]);
  });

  test('opens its account for as many hours as it was made for', async () => {
    const token = await create(ann);

    second = 3599;
    const before = await find(token);
    second = 3600;
    const after = [await find(token), await take(token)];
    second = 3599;

    expect([before, after, await take(token)]).toEqual([ann, [undefined, undefined], ann]);
  });

  test('ends with the next one of its account and purpose, and with no other', async () => {
    const [old, activation, others] = [await create(ann), await create(ann, 'activation'), await create(ben)];
    const token = await create(ann);

    expect([await find(old), await find(token)]).toEqual([undefined, ann]);
    expect([await find(activation, 'activation'), await find(others)]).toEqual([ann, ben]);
  });

  test('is kept as a hash, with when it was used first', async () => {
    const first = await create(ann);
    second = 10;
    const token = await create(ann);
    second = 20;
    await revokeTokens(context(), ann);

    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = database().current().selectFrom('account_token').select(['hash', 'used_at', 'expires_at']);
    expect(await rows.orderBy('expires_at').execute()).toEqual([
      {
        ...{ hash: expect.stringMatching(/^[0-9a-f]{64}$/), used_at: '2026-11-21T10:00:10.900Z' },
        expires_at: '2026-11-21T11:00:00.900Z',
      },
      {
        ...{ hash: expect.stringMatching(/^[0-9a-f]{64}$/), used_at: '2026-11-21T10:00:20.900Z' },
        expires_at: '2026-11-21T11:00:10.900Z',
      },
    ]);
    expect([await take(first), await take(token)]).toEqual([undefined, undefined]);
  });

  test('of every purpose ends when those of its account are revoked, and that of nobody else', async () => {
    const [reset, activation, others] = [await create(ann), await create(ann, 'activation'), await create(ben)];

    await revokeTokens(context(), ann);

    expect([await find(reset), await find(activation, 'activation'), await find(others)]).toEqual([
      undefined,
      undefined,
      ben,
    ]);
  });

  test('is not opened by a text that is none', async () => {
    await create(ann);

    expect([await find(''), await take(''), await find('x')]).toEqual([undefined, undefined, undefined]);
  });
});
