import { beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { addToyAccount, openToyApp, type ToyApp } from '../testing/openToyApp.ts';

eachDatabase('drafts', (database) => {
  let toy: ToyApp;
  let ann: string;
  let ben: string;
  beforeAll(async () => {
    toy = await openToyApp(database());
    await addToyAccount(database(), { email: 'ann@library.example' });
    await addToyAccount(database(), { email: 'ben@library.example', roles: ['Librarian'] });
    ann = await toy.signIn('ann@library.example');
    ben = await toy.signIn('ben@library.example');
  });

  const draft = {
    key: 'new',
    variant: 'desk',
    step: 'who',
    release: 'a'.repeat(64),
    data: { borrower: 'x', list: [1, { a: 2 }] },
  };

  test('are kept per person, wizard and key', async () => {
    const none = await toy.call('GET', '/drafts/new-loan?key=new', { token: ann });
    const saved = await toy.call('PUT', '/drafts/new-loan', { token: ann, body: draft });
    const second = await toy.call('PUT', '/drafts/new-loan', { token: ann, body: { ...draft, step: 'done' } });
    const found = await toy.call('GET', '/drafts/new-loan?key=new', { token: ann });
    const foreign = await toy.call('GET', '/drafts/new-loan?key=new', { token: ben });
    const other = await toy.call('GET', '/drafts/new-loan?key=other', { token: ann });

    expect(none.status).toBe(204);
    expect(saved.body).toEqual({
      wizard: 'new-loan',
      ...draft,
      ...{ version: 1, done: {} },
      updatedAt: '2026-11-21T10:00:00.000Z',
      keptUntil: '2027-02-19T10:00:00.000Z',
    });
    expect(found).toEqual(second);
    expect(found.body).toMatchObject({ step: 'done' });
    expect([foreign.status, other.status]).toEqual([204, 204]);
  });

  test('can be given up, by their owner alone', async () => {
    const foreign = await toy.call('DELETE', '/drafts/new-loan?key=new', { token: ben });
    const kept = await toy.call('GET', '/drafts/new-loan?key=new', { token: ann });
    const own = await toy.call('DELETE', '/drafts/new-loan?key=new', { token: ann });
    const gone = await toy.call('GET', '/drafts/new-loan?key=new', { token: ann });

    expect([foreign.status, kept.status, own.status, gone.status]).toEqual([204, 200, 204, 204]);
  });

  test('are listed for their owner alone, with a title made of their answers, as long as they are open', async () => {
    const given = { ...draft, data: { data: { borrower: 'Emma ', book: '' } } };
    const keys = ['memberId=7~a1', 'memberId=7~b2', 'default'];
    for (const key of keys) await toy.call('PUT', '/drafts/new-loan', { token: ann, body: { ...given, key } });
    await toy.call('PUT', '/drafts/new-loan', {
      token: ann,
      body: { ...given, key: 'memberId=7~c3', data: { seed: 'x' } },
    });
    await toy.call('DELETE', '/drafts/new-loan?key=default', { token: ann });

    const listed = await toy.call('GET', '/drafts?wizard=new-loan', { token: ann });
    const elsewhere = await toy.call('GET', '/drafts?wizard=other', { token: ann });
    const foreign = await toy.call('GET', '/drafts', { token: ben });

    const kept = { updatedAt: '2026-11-21T10:00:00.000Z', keptUntil: '2027-02-19T10:00:00.000Z' };
    const known = { wizard: 'new-loan', variant: 'desk', wizardTitle: 'New loan', memberId: 7, ...kept };
    const rows: readonly unknown[] = Array.isArray(listed.body) ? listed.body : [];
    const keyOf = (row: unknown) => String(Object(row).key);
    expect(rows.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)))).toEqual([
      { ...known, key: 'memberId=7~a1', draft: 'a1', title: 'Emma' },
      { ...known, key: 'memberId=7~b2', draft: 'b2', title: 'Emma' },
      { ...known, key: 'memberId=7~c3', draft: 'c3' },
    ]);
    expect([elsewhere.body, foreign.body]).toEqual([[], []]);
  });

  test('are not kept for a wizard that is not there', async () => {
    expect((await toy.call('PUT', '/drafts/nothing', { token: ann, body: draft })).status).toBe(404);
  });
});
