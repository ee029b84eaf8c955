import { beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../accounts/hashPassword.ts';
import { readConfig } from '../config/readConfig.ts';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { addToyAccount, openToyApp, type ToyApp, toyPassword } from '../testing/openToyApp.ts';
import { hasDemoMailbox } from './hasDemoMailbox.ts';

const librarian = 'ben@library.example';
const reader = 'ann@library.example';

eachDatabase('the mailbox', (database) => {
  let toy: ToyApp;
  let demo: ToyApp;
  beforeAll(async () => {
    toy = await openToyApp(database());
    demo = await openToyApp(database(), { demo: [reader, librarian] });
    await addToyAccount(database(), { email: reader });
    await addToyAccount(database(), { email: librarian, roles: ['Librarian'] });
    await toy.services.mail.queue({ to: reader, subject: 'Due', text: 'Bring *it* back.' });
  });

  test('is for the first role of the portal, whatever the request says of where it comes from', async () => {
    const local = [{}, { host: 'localhost' }, { host: '127.0.0.1:3000' }, { 'x-forwarded-for': '127.0.0.1' }];

    const anybody = await Promise.all(local.map((headers) => toy.call('GET', '/mailbox', { headers })));
    const one = await toy.call('GET', '/mailbox/1');
    const asOther = await toy.call('GET', '/mailbox', { token: await toy.signIn(reader) });
    const asFirst = await toy.call('GET', '/mailbox', { token: await toy.signIn(librarian) });

    expect(anybody.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect([one.status, asOther.status]).toEqual([404, 404]);
    expect(asFirst).toMatchObject({
      status: 200,
      body: { totalElements: 1, content: [{ to: reader, subject: 'Due', body: 'Bring \\*it\\* back\\.' }] },
    });
  });

  test('is not there beside a mail server', async () => {
    const smtp = await openToyApp(database(), { environment: { SMTP_URL: 'smtp://mail.example' }, demo: [librarian] });

    const answers = [
      await smtp.call('GET', '/mailbox'),
      await smtp.call('GET', '/mailbox', { token: await smtp.signIn(librarian) }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });

  test('is open in a demo, until its administrator has a password of their own', async () => {
    const change = (hash: string) =>
      database().current().updateTable('account').set({ password_hash: hash }).where('email', '=', librarian).execute();

    const before = await demo.call('GET', '/mailbox/1');
    await change(await hashPassword('Another-password-1'));
    const after = await demo.call('GET', '/mailbox/1');
    await change(await hashPassword(toyPassword));

    expect([before.status, after.status]).toEqual([200, 404]);
  });
});

describe('a mailbox for everybody', () => {
  test.each([
    ['a demo on the machine itself', {}, true],
    ['the same by its number', { HOST: '::1', PUBLIC_URL: 'http://127.0.0.1:3000' }, true],
    ['a server that is open to the network', { HOST: '0.0.0.0' }, false],
    ['a server behind a proxy', { PUBLIC_URL: 'https://portal.example' }, false],
    ['a server without demo data', { DEMO_DATA: 'false' }, false],
    ['a server with a mail server', { SMTP_URL: 'smtp://mail.example' }, false],
    ['a demo that keeps it closed', { MAILBOX: 'administrator' }, false],
  ])('%s', (_name, environment, isOffered) => {
    expect(hasDemoMailbox(readConfig(environment))).toBe(isOffered);
  });
});
