import { expect, test } from 'vitest';
import { readPath } from '#engine';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';

eachPortal('the legal texts', (opened) => {
  const call = async (method: 'GET' | 'PUT', path: string, as: string, body?: object) => {
    const { portal } = opened();
    const token = await portal.signIn(as);
    return portal.call(method, path, { token, ...(body === undefined ? {} : { body }) });
  };
  const words = {
    english: "The portal's terms. Write to {email}.",
    french: 'Les conditions. Écrivez à {email}.',
    romanian: 'Condițiile. Scrieți la {email}.',
    chinese: '条款。请写信至 {email}。',
  };
  const publicText = async (language: string) => {
    const { app } = opened().portal;
    const { hash } = (await app.inject({ url: '/definitions/current' })).json<{ hash: string }>();
    const { body } = await app.inject({ url: `/definitions/${hash}/public-words.${language}.json` });
    return body;
  };

  test('are published in all languages with their version and day, and the page of everybody has them', async () => {
    const published = await call('PUT', '/legal/terms', people.admin, { version: '2.0', ...words });

    const expected = { policy: 'terms', version: '2.0', publishedOn: '2026-11-21', ...words };
    expect(published).toMatchObject({ status: 200, json: expected });
    expect((await call('GET', '/legal', people.admin)).json).toEqual([
      expected,
      expect.objectContaining({ policy: 'security', version: '1.0' }),
      expect.objectContaining({ policy: 'california', version: '1.0' }),
    ]);
    expect(await publicText('fr')).toContain('Les conditions. Écrivez à [{setting.complianceMailbox}]');
    const releases = await call('GET', '/releases?size=1', people.admin);
    expect(readPath(releases.json, 'content')).toMatchObject([
      { isLive: true, author: people.admin, note: 'terms-and-conditions-text 2.0' },
    ]);
  });

  test('need a version of their own, and all languages', async () => {
    const same = await call('PUT', '/legal/security', people.admin, { version: '1.0', ...words });
    const { chinese: _chinese, ...three } = words;
    const incomplete = await call('PUT', '/legal/security', people.admin, { version: '1.1', ...three });
    const unknown = await call('PUT', '/legal/cookies', people.admin, { version: '1.1', ...words });

    expect([same.status, Object.keys(Object(readPath(same.json, 'fields')))]).toEqual([400, ['/version']]);
    expect([incomplete.status, Object.keys(Object(readPath(incomplete.json, 'fields')))]).toEqual([400, ['/chinese']]);
    expect(unknown.status).toBe(404);
  });

  test('are edited by administrators alone', async () => {
    const answers = [
      await call('GET', '/legal', people.programAdmin),
      await call('PUT', '/legal/security', people.director, { version: '9', ...words }),
      await call('PUT', '/legal/security', people.manager, { version: '9', ...words }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });
});
