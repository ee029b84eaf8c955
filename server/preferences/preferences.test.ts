import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { documentRelease } from '../testing/documentRelease.ts';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { addToyAccount, openToyApp, type ToyApp } from '../testing/openToyApp.ts';

const definitions = [
  {
    kind: 'entity',
    id: 'preference',
    json: {
      title: 'Preference',
      owners: { 'signed-in': { createdBy: 'user.email' } },
      properties: {
        key: { title: 'Key', type: 'string', maxLength: 300, required: true },
        value: { title: 'Value', type: 'object', required: true },
        createdBy: { title: 'Created By', type: 'string', readOnly: true },
        savedAt: { title: 'Saved On', type: 'string', readOnly: true },
      },
    },
  },
  {
    kind: 'operation',
    id: 'preferences.list',
    json: { title: 'List', call: 'GET /preferences', result: { list: 'preference' }, allow: { 'signed-in': 'own' } },
  },
  {
    kind: 'operation',
    id: 'preferences.save',
    json: {
      ...{ title: 'Save', call: 'PUT /preferences', of: 'preference', body: ['key', 'value'] },
      allow: { 'signed-in': 'own' },
    },
  },
];

eachDatabase('preferences', (database) => {
  let toy: ToyApp;
  let ann: string;
  let ben: string;
  beforeAll(async () => {
    toy = await openToyApp(database(), { documents: documentRelease(definitions) });
    for (const name of ['ann', 'ben']) await addToyAccount(database(), { email: `${name}@library.example` });
    ann = await toy.signIn('ann@library.example');
    ben = await toy.signIn('ben@library.example');
  });

  const save = (token: string, key: string, value: unknown) =>
    toy.call('PUT', '/preferences', { token, body: { key, value: { value } } });
  const list = async (token: string) => (await toy.call('GET', '/preferences', { token })).body;
  const savedAt = '2026-11-21T10:00:00.000Z';

  test('are those of the account, and a later value takes the place of an earlier one', async () => {
    await save(ann, 'books/size', 10);
    await save(ann, 'books/size', 50);
    await save(ben, 'books/size', 25);

    const createdBy = 'ann@library.example';
    expect(await list(ann)).toEqual([{ key: 'books/size', value: { value: 50 }, createdBy, savedAt }]);
    expect(await list(ben)).toMatchObject([{ value: { value: 25 } }]);
  });

  test('are nobody else’s, and need a session', async () => {
    const { status } = await toy.call('GET', '/preferences');

    expect(status).toBe(401);
  });

  test('that are too long are refused with what they may have', async () => {
    const refused = await save(ben, 'notes/answers', 'x'.repeat(10_001));

    expect(refused).toMatchObject({ status: 400, body: { code: 'validation' } });
    expect(JSON.stringify(refused.body)).toContain('10000 characters');
    expect(await list(ben)).toHaveLength(1);
  });

  test('are at most 200, of which the oldest are deleted', async () => {
    await sql`insert into preference (account_id, key, value, saved_at)
      select id, 'old/' || number, '{"value":1}'::jsonb, '2026-01-01' from account, generate_series(1, 205) as number
      where email = 'ben@library.example'`.execute(database().current());

    await save(ben, 'new/size', 10);

    const kept = await list(ben);
    expect(kept).toHaveLength(200);
    expect(kept).toContainEqual(expect.objectContaining({ key: 'new/size' }));
    expect(kept).toContainEqual(expect.objectContaining({ key: 'books/size' }));
  });

  test('are deleted with the account', async () => {
    await sql`delete from session where account_id in (select id from account where email = 'ben@library.example')`.execute(
      database().current(),
    );
    await sql`delete from account where email = 'ben@library.example'`.execute(database().current());

    const { rows } = await sql`select distinct value from preference`.execute(database().current());
    expect(rows).toEqual([{ value: { value: 50 } }]);
  });
});
