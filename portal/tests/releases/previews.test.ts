import { expect, test } from 'vitest';
import { type Release, readPath } from '#engine';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';
import { contentOf, createProject } from '../../testing/portalProject.ts';
import { liveHash, renamed, rollback } from '../../testing/publishing.ts';

const roleFunction = 2204;
const accountFunction = 2205;

eachPortal('[M7] a preview of drafts', (opened) => {
  /** Saves a draft that changes the name of the portal, once, and returns its number. */
  const saveDraft = async (): Promise<number> => {
    const { portal } = opened();
    const token = await portal.signIn(people.admin);
    const { json: drafts } = await portal.call('GET', '/definition-drafts', { token });
    const [known] = Array.isArray(drafts) ? drafts : [];
    if (known !== undefined) return Number(readPath(known, 'draft'));
    const { kind, definition, text } = await renamed('With Drafts');
    const body = { kind, definition, text, base: await liveHash(portal) };
    const { json } = await portal.call('PUT', '/definition-drafts', { token, body });
    return Number(readPath(json, 'draft'));
  };
  const open = async (kind: 'role' | 'account', body: object, token?: string) => {
    const { portal } = opened();
    return portal.call('POST', `/previews/${kind}`, {
      token: token ?? (await portal.signIn(people.admin)),
      body: { base: await liveHash(portal), drafts: [], ...body },
    });
  };
  const tokenIn = ({ json }: { readonly json: unknown }) => String(readPath(json, 'token'));
  const statusOf = async (token: string) => (await opened().portal.call('GET', '/auth/user/me', { token })).status;
  /** Signs in again, because the tokens of `portal.signIn` are shared by all tests. */
  const newSession = async (username: string) => {
    const body = { username, password: 'Formwork!2026' };
    return String(readPath((await opened().portal.call('POST', '/auth/login', { body })).json, 'accessToken'));
  };
  const setFunctions = async (change: (held: readonly number[]) => readonly number[]) => {
    const db = opened().database.current();
    const { functional_ids: held } = await db
      .selectFrom('account')
      .select('functional_ids')
      .where('email', '=', people.admin)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('account')
      .set({ functional_ids: [...change(held)] })
      .where('email', '=', people.admin)
      .execute();
  };

  test('shows the drafts to a role with sample records, and no record that is stored', async () => {
    const { portal, database } = opened();
    const { projectNumber } = await createProject(portal);
    const draft = await saveDraft();

    const answer = await open('role', { role: 'Manager', drafts: [draft] });

    const token = tokenIn(answer);
    const hash = String(readPath(answer.json, 'release'));
    const headers = { authorization: `Bearer ${token}` };
    const part = await portal.app.inject({ url: `/definitions/${hash}/own/portal.json`, headers });
    const { release }: { readonly release: Release } = part.json();
    expect(release.settings['productName']).toBe('With Drafts');
    const { json: user } = await portal.call('GET', '/auth/user/me', { token });
    expect(Object(user)).toMatchObject({ roles: 'Manager' });
    const { json: shown } = await portal.call('GET', '/projects/list', { token });
    const numbers = contentOf(shown).map((one) => one['projectNumber']);
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers).not.toContain(projectNumber);
    const { json: stored } = await portal.call('GET', `/projects/${projectNumber}`, { token });
    expect(readPath(stored, 'projectNumber')).not.toBe(projectNumber);
    const events = database.current().selectFrom('event').select(['actor', 'what', 'after', 'key']);
    expect(await events.where('entity', '=', 'preview').orderBy('seq', 'desc').limit(1).execute()).toEqual([
      {
        ...{ actor: people.admin, what: 'open', key: readPath(answer.json, 'preview') },
        after: {
          ...{ release: hash, drafts: [draft], expiresAt: readPath(answer.json, 'expiresAt') },
          as: { role: 'Manager', functions: expect.arrayContaining([3000]) },
        },
      },
    ]);
  });

  test('is no release that others can read, list or make live, and its token is no session', async () => {
    const { portal } = opened();
    const answer = await open('role', { role: 'Manager', drafts: [await saveDraft()] });
    const hash = String(readPath(answer.json, 'release'));
    const token = await portal.signIn(people.admin);
    const headers = { authorization: `Bearer ${token}` };
    const statusAt = async (url: string, own = headers) => (await portal.app.inject({ url, headers: own })).statusCode;

    const { json: list } = await portal.call('GET', '/releases', { token });
    const refusals = [
      await statusAt(`/definitions/${hash}/own/portal.json`),
      await statusAt(`/definitions/${hash}/public-portal.json`),
      await statusAt(`/definitions/${hash}/release.json`),
      (await rollback(portal, hash)).status,
      await statusAt(`/definitions/${await liveHash(portal)}/release.json`, {
        authorization: `Bearer ${tokenIn(await open('account', { account: people.admin }))}`,
      }),
    ];

    expect(contentOf(list).map(({ release }) => release)).not.toContain(hash);
    expect(refusals).toEqual([404, 404, 404, 404, 403]);
  });

  test('ends when it is ended, when its session ends, when it expires, and when the function is withdrawn', async () => {
    const { portal } = opened();
    const admin = await newSession(people.admin);
    const ended = await open('role', { role: 'Manager' });
    const signedOut = tokenIn(await open('role', { role: 'Manager' }, admin));
    const withdrawn = tokenIn(await open('role', { role: 'Manager' }));
    const ofAccount = tokenIn(await open('account', { account: people.manager }));
    const all = [tokenIn(ended), signedOut, withdrawn, ofAccount];
    expect(await Promise.all(all.map(statusOf))).toEqual([200, 200, 200, 200]);

    const path = `/previews/${String(readPath(ended.json, 'preview'))}`;
    const end = await portal.call('DELETE', path, { token: await portal.signIn(people.admin) });
    await portal.call('POST', '/auth/logout', { token: admin });
    await setFunctions((held) => held.filter((id) => id !== accountFunction));

    expect(end.status).toBe(204);
    expect(await Promise.all(all.map(statusOf))).toEqual([401, 401, 200, 401]);
    expect((await open('account', { account: people.manager })).status).toBe(403);
    await setFunctions((held) => held.filter((id) => id !== roleFunction));
    expect(await statusOf(withdrawn)).toBe(401);
    expect((await open('role', { role: 'Manager' })).status).toBe(403);
    await setFunctions((held) => [...held, roleFunction, accountFunction]);
    expect(await statusOf(withdrawn)).toBe(200);
    const { now } = portal.time;
    portal.time.now = new Date(now.getTime() + 31 * 60_000);
    expect(await statusOf(withdrawn)).toBe(401);
    portal.time.now = now;
  });

  test('refuses a role and an account that do not exist, and drafts with errors', async () => {
    const { portal } = opened();
    const token = await portal.signIn(people.admin);
    const body = { kind: 'form', definition: 'faq-of-nobody', text: '{ "fields": [3] }', base: await liveHash(portal) };
    const { json } = await portal.call('PUT', '/definition-drafts', { token, body });
    const draft = Number(readPath(json, 'draft'));

    const answers = [
      await open('role', { role: 'Nobody' }),
      await open('account', { account: 'nobody@client.example' }),
      await open('role', { role: 'Manager', drafts: [draft] }),
    ];

    await portal.call('DELETE', `/definition-drafts/${draft}`, { token });
    expect(answers.map(({ status, json: said }) => [status, readPath(said, 'code')])).toEqual([
      [400, 'validation'],
      [400, 'validation'],
      [422, 'definitions'],
    ]);
  });
});
