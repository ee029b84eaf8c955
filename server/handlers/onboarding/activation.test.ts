import { beforeAll, describe, expect, test } from 'vitest';
import { dumpPortal } from '../../testing/dumpPortal.ts';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people, portalPassword } from '../../testing/portalPeople.ts';
import { createProject } from '../../testing/portalProject.ts';
import { readMails } from '../../testing/readMails.ts';

eachPortal('an invitation', (opened) => {
  describe('to activate an account', () => {
    let token = '';
    beforeAll(async () => {
      const { portal, database } = opened();
      await createProject(portal, { candidate: { candidateEmail: 'late@freelance.example' } });
      const mails = await readMails(database);
      token = mails.flatMap(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? []).at(-1) ?? '';
    });
    const activate = async (changes: object) => {
      const named = { email: 'late@freelance.example', firstName: 'Late', lastName: 'Riser' };
      return opened().portal.call('PUT', '/organization/activate', {
        body: { token, ...named, password: portalPassword, ...changes },
      });
    };

    test('is refused with a token that is none, or a password that is too plain', async () => {
      const { database } = opened();
      const before = await dumpPortal(database);

      expect((await activate({ token: 'x'.repeat(43) })).status).toBe(422);
      expect((await activate({ password: 'password' })).status).toBe(400);
      expect((await activate({ roles: ['Admin'] })).status).toBe(400);
      expect(await dumpPortal(database)).toEqual(before);
    });

    test('is believed for the password alone, once, and not after three days', async () => {
      const { portal, database } = opened();
      const now = portal.time.now;
      portal.time.now = new Date(now.getTime() + 73 * 3_600_000);
      expect((await activate({})).status).toBe(422);
      portal.time.now = now;

      expect((await activate({ firstName: 'Mallory', email: people.admin })).status).toBe(200);

      expect((await activate({})).status).toBe(422);
      const account = database.current().selectFrom('account').select(['first_name', 'roles', 'email']);
      expect(await account.where('email', '=', 'late@freelance.example').executeTakeFirst()).toEqual({
        first_name: 'Cleo',
        roles: ['Contractor'],
        email: 'late@freelance.example',
      });
    });
  });

  test('a reminder to somebody without an account is recorded as failed', async () => {
    const { portal, database } = opened();
    const { projectNumber } = await createProject(portal, { candidate: { candidateEmail: 'gone@freelance.example' } });
    await database.current().deleteFrom('account_token').execute();
    await database.current().deleteFrom('account').where('email', '=', 'gone@freelance.example').execute();

    const sent = await portal.call('POST', '/notifications', {
      token: await portal.signIn(people.admin),
      body: { type: 'ONBOARDING_REQUEST', projectNumber },
    });

    expect(sent).toMatchObject({ status: 200, json: { status: 'FAILED' } });
  });
});
