import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { documentRelease } from '../testing/documentRelease.ts';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { addToyAccount, openToyApp } from '../testing/openToyApp.ts';

const stamp = {
  title: 'Stamp',
  key: 'stampId',
  properties: { stampId: { title: 'Number', type: 'integer', readOnly: true }, ink: { title: 'Ink', type: 'string' } },
};

const operations = {
  'stamps.create': { call: 'POST /stamps', of: 'stamp', result: 'stamp', body: ['ink'] },
  'stamps.some': { call: 'GET /stamps/some', result: { list: 'stamp' } },
  'stamps.all': { call: 'GET /stamps/all', result: { list: 'stamp' }, size: 'all' },
};

const definitions = [
  { kind: 'entity', id: 'stamp', json: stamp },
  ...Object.entries(operations).map(([id, json]) => ({
    kind: 'operation',
    id,
    json: { title: id, allow: 'librarian', ...json },
  })),
];

eachDatabase('a list of more than a thousand records', (database) => {
  beforeAll(async () => {
    await addToyAccount(database(), { email: 'lea@library.example', roles: ['Librarian'] });
    await sql`insert into document (entity, key, attributes, release)
      select 'stamp', number::text, '{"ink":"blue"}'::jsonb, 'r1' from generate_series(1, 2500) as number`.execute(
      database().current(),
    );
  });

  test.each([
    ['some', 1000, '2500'],
    ['all', 2500, undefined],
  ] as const)('has those of /stamps/%s, and says if there are more', async (path, count, total) => {
    const library = await openToyApp(database(), { documents: documentRelease(definitions) });
    const token = await library.signIn('lea@library.example');

    const answer = await library.app.inject({
      url: `/api/stamps/${path}`,
      headers: { authorization: `Bearer ${token}` },
    });

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toHaveLength(count);
    expect(answer.headers['x-total']).toBe(total);
  });
});
