import { beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { addToyAccount, openToyApp, type ToyApp } from '../testing/openToyApp.ts';

eachDatabase('drafts and mails', (database) => {
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

  test('are not kept for a wizard that is not there', async () => {
    expect((await toy.call('PUT', '/drafts/nothing', { token: ann, body: draft })).status).toBe(404);
  });

  test('mails are read at the machine itself or by the first role, and only without a mail server', async () => {
    await database()
      .current()
      .insertInto('mail')
      .values({
        to: 'ann@library.example',
        subject: 'Due',
        html: null,
        text: 'Bring it back.',
        markdown: 'Bring it back.',
        error: null,
        sent_at: null,
      })
      .execute();
    const proxied = { 'x-forwarded-for': '203.0.113.9' };
    const smtp = await openToyApp(database(), { environment: { SMTP_URL: 'smtp://mail.example' } });

    const here = await toy.call('GET', '/mailbox');
    const through = await toy.call('GET', '/mailbox', { headers: proxied });
    const renamed = await toy.call('GET', '/mailbox', { headers: { host: 'evil.example' } });
    const asFirst = await toy.call('GET', '/mailbox', { token: ben, headers: proxied });
    const asOther = await toy.call('GET', '/mailbox', { token: ann, headers: proxied });
    const one = await toy.call('GET', '/mailbox/1');
    const none = await toy.call('GET', '/mailbox/none');

    expect(here.body).toMatchObject({
      totalElements: 1,
      content: [{ to: 'ann@library.example', body: 'Bring it back.' }],
    });
    expect(one.body).toMatchObject({ id: 1, subject: 'Due' });
    expect([through.status, renamed.status, asFirst.status, asOther.status, none.status]).toEqual([
      404, 404, 200, 404, 404,
    ]);
    expect((await smtp.call('GET', '/mailbox')).status).toBe(404);
  });
});
