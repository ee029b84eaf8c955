import { beforeEach, expect, test } from 'vitest';
import { expressions } from '#compiler';
import { anonymous } from '#engine';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { addToyAccount } from '../testing/openToyApp.ts';
import { testSecret } from '../testing/testSecret.ts';
import { toyRelease } from '../testing/toyRelease.ts';
import { findUser, userOf } from './findUser.ts';
import { startSession } from './startSession.ts';

const release = toyRelease();
const now = () => '2026-11-21T10:00:00.000Z';

const row = {
  ...{ id: 7, email: 'ann@library.example', username: 'ann', first_name: 'Ann', last_name: 'Archer', version: 4 },
  ...{
    roles: ['reader', 'nobody'],
    functional_ids: [20, 9, 20],
    company_ids: [8, 7],
    company_id: 8,
    attributes: { branchId: 3 },
  },
};
const user = {
  ...{ signedIn: true, id: 7, email: 'ann@library.example', firstName: 'Ann', lastName: 'Archer', version: 4 },
  ...{ roles: ['Member'], functionalIds: [9, 20], companyIds: [8, 7] },
};

test('a user has the roles that the release knows, and each stored function once, in ascending order', () => {
  expect(userOf(row, release)).toStrictEqual({ ...user, username: 'ann', companyId: 8, branchId: 3 });
});

test('a user has no username, company or attribute where the account has none', () => {
  expect(userOf({ ...row, username: null, company_id: null, attributes: {} }, release)).toStrictEqual(user);
});

test('an attribute of an account takes the place of nothing that decides about rights', () => {
  const attributes = {
    id: 1,
    roles: ['Clerk'],
    functionalIds: [1],
    companyIds: [1],
    signedIn: false,
    email: 'x',
    version: 9,
  };

  expect(userOf({ ...row, username: null, company_id: null, attributes }, release)).toStrictEqual(user);
});

eachDatabase('the user of a request', (database) => {
  let id = 0;
  beforeEach(async () => {
    await database().current().deleteFrom('account').execute();
    id = await addToyAccount(database(), { email: 'ann@library.example', roles: ['reader'] });
  });
  const signIn = async (): Promise<string> => {
    const server = {
      publicUrl: '',
      mailbox: true,
      sessionMinutes: 60,
      loginLimit: 10,
      publishOwnDrafts: true,
      secret: testSecret,
    };
    const scope = { variables: {}, user: anonymous, settings: {}, clock: { today: () => '', now }, expressions };
    const context = { db: database().current(), locale: 'en', request: {}, server, scope };
    return (await startSession(context, { accountId: id, method: 'SSO' })).accessToken;
  };
  const find = (authorization?: string) =>
    findUser({ authorization, db: database().current(), releaseAt: async () => release, secret: testSecret, now });

  test('is the account of the session that the token is of', async () => {
    const token = await signIn();

    const { user, sessionId } = await find(`Bearer ${token}`);

    const { id: stored } = await database().current().selectFrom('session').select('id').executeTakeFirstOrThrow();
    expect([user.signedIn, user.id, user.roles, sessionId]).toEqual([true, id, ['Member'], stored]);
  });

  test('is nobody where the header is anything but one token', async () => {
    const token = await signIn();
    const headers = [undefined, '', token, `Basic ${token}`, `xBearer ${token}`, `Bearer ${token} x`, 'Bearer a.b.c'];

    const found = await Promise.all(headers.map(find));

    expect(found).toStrictEqual(headers.map(() => ({ user: anonymous })));
  });

  test('is nobody where the account has no such session any more', async () => {
    const token = await signIn();
    await database().current().deleteFrom('session').execute();

    expect(await find(`Bearer ${token}`)).toStrictEqual({ user: anonymous });
  });
});
