import { expect, test } from 'vitest';
import { readPath } from '#engine';
import { readMails } from '../../../server/testing/readMails.ts';
import { eachPortal } from '../../testing/eachPortal.ts';
import { openPortalApp } from '../../testing/openPortalApp.ts';
import { people, portalPassword } from '../../testing/portalPeople.ts';
import { contentOf } from '../../testing/portalProject.ts';

eachPortal('the sign-ins of a user', (opened) => {
  const idOf = async (email: string): Promise<number> => {
    const account = opened().database.current().selectFrom('account').select('id').where('email', '=', email);
    return (await account.executeTakeFirstOrThrow()).id;
  };
  const send = async (method: 'GET' | 'POST' | 'DELETE', path: string, as: string = people.admin) => {
    const { portal } = opened();
    return portal.call(method, path, { token: await portal.signIn(as) });
  };
  const logOf = async (id: number) =>
    contentOf((await send('GET', `/auth/sign-ins?userId=${id}&sort=-at`)).json).map(({ method, result }) => [
      method,
      result,
    ]);

  test('are recorded with their time, method and result, the refused ones too, and without an address', async () => {
    const { portal } = opened();
    const id = await idOf(people.rival);
    const enter = (password: string) =>
      portal.call('POST', '/auth/login', { body: { username: people.rival, password } });

    await enter('wrong');
    await enter(portalPassword);
    const { json } = await send('GET', `/auth/users/${id}/access`);

    const rows = contentOf((await send('GET', `/auth/sign-ins?userId=${id}`)).json);
    expect(await logOf(id)).toEqual([
      ['PASSWORD', 'SUCCEEDED'],
      ['PASSWORD', 'FAILED'],
    ]);
    expect(Object.keys(Object(rows[0])).toSorted()).toEqual(['at', 'id', 'method', 'result', 'userId']);
    expect(json).toMatchObject({ activated: true, sessions: [{ startedAt: expect.any(String) }] });
    expect(readPath(json, 'lastSignInAt')).toEqual(readPath(rows, '0.at'));
  });

  test('tell until when more of them are refused, and an administrator ends that at once', async () => {
    const { database } = opened();
    const strict = await openPortalApp(database, { loginLimit: 2 });
    const id = await idOf(people.harborManager);
    const enter = async (password: string) =>
      (await strict.call('POST', '/auth/login', { body: { username: people.harborManager, password } })).status;
    const token = await strict.signIn(people.admin);
    const access = async () => (await strict.call('GET', `/auth/users/${id}/access`, { token })).json;
    const open = await access();
    const tries = [await enter('guess'), await enter('guess'), await enter(portalPassword)];

    const locked = await access();
    const unlocked = await strict.call('POST', `/auth/users/${id}/unlock`, { token });

    expect(tries).toEqual([401, 401, 429]);
    expect([readPath(open, 'lockedUntil'), readPath(await access(), 'lockedUntil')]).toEqual([undefined, undefined]);
    expect(readPath(locked, 'lockedUntil')).toBe(new Date(strict.time.now.getTime() + 15 * 60_000).toISOString());
    expect([unlocked.status, await enter(portalPassword)]).toEqual([204, 200]);
    await strict.app.close();
  });

  test('end with all sessions of the user, who can sign in again', async () => {
    const { portal } = opened();
    const { json } = await portal.call('POST', '/auth/login', {
      body: { username: people.otherManager, password: portalPassword },
    });
    const token = String(readPath(json, 'accessToken'));
    const me = async () => (await portal.call('GET', '/auth/user/me', { token })).status;
    const before = await me();

    const { status } = await send('DELETE', `/auth/tokens?email=${people.otherManager.toUpperCase()}`);

    const access = await send('GET', `/auth/users/${await idOf(people.otherManager)}/access`);
    expect([before, status, await me()]).toEqual([200, 204, 401]);
    expect(readPath(access.json, 'sessions')).toEqual([]);
    expect((await send('DELETE', '/auth/tokens?email=nobody@client.example')).status).toBe(404);
    expect((await send('DELETE', `/auth/tokens?email=${people.rival}`, people.programAdmin)).status).toBe(403);
  });

  test('begin with a mail: a new password for who has one, and a first one for all others', async () => {
    const { database } = opened();
    const [known, waiting] = [await idOf(people.manager), await idOf(people.subvendor)];
    await database.current().updateTable('account').set({ password_hash: null }).where('id', '=', waiting).execute();

    const statuses = [
      (await send('POST', `/auth/users/${known}/password-link`)).status,
      (await send('POST', `/auth/users/${waiting}/password-link`)).status,
      (await send('POST', '/auth/users/999999/password-link')).status,
      (await send('POST', `/auth/users/${known}/password-link`, people.programAdmin)).status,
    ];

    const subjects = async (email: string) => (await readMails(database, email)).map(({ subject }) => subject);
    expect(statuses).toEqual([204, 204, 404, 403]);
    expect(await subjects(people.manager)).toEqual(['Reset your password']);
    expect(await subjects(people.subvendor)).toEqual(['Welcome to Formwork']);
  });
});
