import { beforeEach, expect, test } from 'vitest';
import { readMails } from '../../../server/testing/readMails.ts';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people, portalPassword } from '../../testing/portalPeople.ts';

const start = Date.parse('2026-11-21T10:00:00Z');
const password = 'Another!2026';

eachPortal('a link to a new password', (opened) => {
  beforeEach(async () => {
    const db = opened().database.current();
    opened().portal.time.now = new Date(start);
    for (const table of ['mail', 'security_event', 'account_token'] as const) await db.deleteFrom(table).execute();
  });
  const later = (seconds: number): void => {
    opened().portal.time.now = new Date(start + seconds * 1000);
  };
  const ask = async (email: string, headers: Readonly<Record<string, string>> = {}): Promise<number> => {
    const path = `/auth/user/password/${encodeURIComponent(email)}/reset`;
    return (await opened().portal.call('GET', path, { headers })).status;
  };
  const mails = () => readMails(opened().database);
  const mailed = async (): Promise<string | undefined> => {
    const text = (await mails()).map((mail) => mail.text).join();
    return /\/resetpassword\?token=([\w-]+)/.exec(text)?.[1];
  };
  const reset = (token: unknown) =>
    opened().portal.call('POST', '/auth/user/password/reset', { body: { token, password } });
  const events = async () =>
    (await opened().database.current().selectFrom('security_event').select('what').orderBy('id').execute()).map(
      ({ what }) => what,
    );

  test('is mailed to the account that has the address, in any case, and remembered as a try', async () => {
    const status = await ask(` ${people.manager.toUpperCase()} `);

    expect(status).toBe(204);
    expect((await mails()).map(({ to, subject }) => ({ to, subject }))).toEqual([
      { to: people.manager, subject: 'Reset your password' },
    ]);
    expect(await events()).toEqual(['reset.asked']);
  });

  test('is mailed in the language of whoever asks', async () => {
    await ask(people.manager, { 'accept-language': 'fr' });

    const [mail] = await mails();
    expect(mail?.subject).toBe('Réinitialisez votre mot de passe');
  });

  test('is mailed to nobody who has no account or a closed one, with the same answer', async () => {
    const db = opened().database.current();
    const close = (active: boolean) =>
      db.updateTable('account').set({ active }).where('email', '=', people.rival).execute();

    await close(false);
    const answers = [await ask('nobody@client.example'), await ask(people.rival)];
    await close(true);

    expect([answers, await mails()]).toEqual([[204, 204], []]);
  });

  test('is mailed five times in an hour to one address, and the answers after that are the same', async () => {
    const answers: number[] = [];
    for (let count = 0; count < 5; count += 1) answers.push(await ask(people.manager));
    const five = (await mails()).length;
    later(3599);
    answers.push(await ask(people.manager), await ask(people.contractor));
    const six = (await mails()).length;
    later(3600);
    answers.push(await ask(people.manager));

    expect(answers).toEqual(Array(8).fill(204));
    expect([five, six, (await mails()).length]).toEqual([5, 6, 7]);
  });

  test('opens the account once, for an hour, and lets it be signed in to at once', async () => {
    const { portal, database } = opened();
    await portal.call('POST', '/auth/login', { body: { username: people.director, password: 'guess' } });
    await ask(people.director);
    const token = await mailed();

    later(3600);
    const late = await reset(token);
    later(3599);
    const right = await reset(token);
    const again = await reset(token);

    const signIn = async (typed: string): Promise<number> =>
      (await portal.call('POST', '/auth/login', { body: { username: people.director, password: typed } })).status;
    expect([late.status, right.status, again.status]).toEqual([422, 204, 422]);
    expect(late.json).toMatchObject({ code: 'link', message: 'This link is not valid or has expired.' });
    expect(await events()).toEqual(['login.forgiven', 'reset.asked', 'account.changed']);
    expect([await signIn(password), await signIn(portalPassword)]).toEqual([200, 401]);
    const changed = database.current().selectFrom('event').select('what').orderBy('seq', 'desc').limit(1);
    expect(await changed.executeTakeFirst()).toEqual({ what: 'password-reset' });
  });

  test('that was never mailed opens nothing', async () => {
    await ask(people.manager);

    expect((await reset('another')).status).toBe(422);
  });
});
