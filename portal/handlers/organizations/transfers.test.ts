import { expect, test } from 'vitest';
import { readMails } from '../../../server/testing/readMails.ts';
import { dumpPortal } from '../../testing/dumpPortal.ts';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';
import { contentOf } from '../../testing/portalProject.ts';

type Json = Readonly<Record<string, unknown>>;

eachPortal('the transfer of an organisation', (opened) => {
  const send = async (method: 'GET' | 'POST', path: string, body?: Json, as: string = people.programAdmin) => {
    const { portal } = opened();
    return portal.call(method, path, { token: await portal.signIn(as), ...(body === undefined ? {} : { body }) });
  };
  const ask = (as: string, targetEmail: string) => send('POST', '/organization/transfer/request', { targetEmail }, as);
  const pending = async () => contentOf((await send('GET', '/organization/transfer/requests?status=PENDING')).json);
  const decide = async (decision: string, as?: string) => {
    const [request] = await pending();
    return send('POST', `/organization/transfer/requests/${String(request?.['id'])}/decision`, { decision }, as);
  };

  test('is requested once at a time, and is rejected without a change', async () => {
    const answers = [await ask(people.rival, 'Next@Rival.example'), await ask(people.rival, 'other@rival.example')];
    const waiting = await pending();

    const decided = await decide('REJECTED');

    expect(answers.map(({ status }) => status)).toEqual([204, 409]);
    expect(waiting).toMatchObject([
      { requesterLogicalName: people.rival, targetEmail: 'next@rival.example', status: 'PENDING', waitingDays: 0 },
    ]);
    expect([decided.status, decided.json]).toMatchObject([200, { status: 'REJECTED' }]);
    expect(await pending()).toEqual([]);
    expect((await send('GET', '/auth/user/me', undefined, people.rival)).status).toBe(200);
  });

  test.each([people.rival, people.subvendor])(
    'of %s gives account and organisation to the new email',
    async (login) => {
      const { database } = opened();
      const target = `next-${login}`;
      const db = database.current();
      const account = () => db.selectFrom('account').select(['id', 'roles', 'attributes', 'password_hash']);
      const before = await account().where('email', '=', login).executeTakeFirstOrThrow();

      await ask(login, target);
      const { status } = await decide('APPROVED');

      expect(status).toBe(200);
      const after = await account().where('email', '=', target).executeTakeFirst();
      expect(after).toEqual({ ...before, password_hash: null });
      const organization = await send('GET', `/organization/${target}?searchType=logicalName`);
      expect(organization.json).toMatchObject({ primarySubvendorResource: { email: target, activated: false } });
      expect((await readMails(database, target)).map(({ text }) => text).join()).toContain(
        'subvendoractivation?token=',
      );
    },
  );

  test.each([
    ['an email that an account has', people.contractor, people.admin, 400],
    ['their own email', people.contractor, people.contractor, 400],
    ['no email', people.contractor, 'x', 400],
    ['somebody who may not ask', people.manager, 'free@client.example', 403],
    ['an administrator', people.admin, 'free@client.example', 403],
  ])('is refused for %s', async (_, as, targetEmail, expected) => {
    const before = await dumpPortal(opened().database);

    expect((await ask(as, targetEmail)).status).toBe(expected);
    expect(await dumpPortal(opened().database)).toEqual(before);
  });

  test('is decided by administrators alone, and once', async () => {
    await ask(people.contractor, 'cleo@next.example');
    const [request] = await pending();
    const path = `/organization/transfer/requests/${String(request?.['id'])}/decision`;

    const refused = await send('POST', path, { decision: 'APPROVED' }, people.contractor);
    const answers = [
      await send('POST', path, { decision: 'REJECTED' }),
      await send('POST', path, { decision: 'APPROVED' }),
    ];
    const unknown = await send('POST', '/organization/transfer/requests/999999/decision', { decision: 'APPROVED' });

    expect([refused.status, ...answers.map(({ status }) => status), unknown.status]).toEqual([403, 200, 409, 404]);
    expect((await send('GET', '/organization/transfer/requests', undefined, people.contractor)).status).toBe(403);
  });
});
