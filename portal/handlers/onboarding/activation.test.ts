import { beforeAll, describe, expect, test } from 'vitest';
import { readMails } from '../../../server/testing/readMails.ts';
import { dumpPortal } from '../../testing/dumpPortal.ts';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people, portalPassword } from '../../testing/portalPeople.ts';
import { contentOf, createProject } from '../../testing/portalProject.ts';

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

  describe('to activate the account of an organisation', () => {
    const invite = async (path: string, body: object, email: string): Promise<string> => {
      const { portal, database } = opened();
      const answer = await portal.call('POST', path, { token: await portal.signIn(people.admin), body });
      if (answer.status !== 200) throw new Error(answer.text);
      const mails = await readMails(database, email);
      return /token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
    };
    const check = async (token: string) => (await opened().portal.call('GET', `/organization/token/${token}`)).json;
    const names = { firstName: 'Quinn', lastName: 'Quarry' };
    const organizationNamed = (name: string) =>
      opened()
        .database.current()
        .selectFrom('organization')
        .select(['name', 'attributes'])
        .where('name', '=', name)
        .executeTakeFirst();

    test('says for whom it is, and stores company, telephones and address of its primary contact', async () => {
      const { portal } = opened();
      const email = 'quinn@quarry.example';
      const token = await invite('/organization', { name: 'Quarry', email, ...names }, email);

      const checked = await check(token);
      const { status } = await portal.call('PUT', '/organization/activate', {
        body: {
          ...{ token, id: 1, email, ...names, type: 'SubVendor', password: portalPassword, preference: 'en' },
          ...{ company: 'Quarry Example', phoneNumber1: '(202) 555-0130', phoneNumber2: '2025550131' },
          address: { street1: '1 Pit Road', city: 'Albany', zip: '12207', country: 'USA' },
        },
      });

      expect(checked).toEqual({
        valid: true,
        type: 'SubVendor',
        email,
        ...names,
        id: expect.any(Number),
        company: 'Quarry',
        primary: true,
      });
      expect(status).toBe(200);
      expect((await organizationNamed('Quarry Example'))?.attributes).toMatchObject({
        ...{ phoneNumber1: '2025550130', phoneNumber2: '2025550131' },
        address: { street1: '1 Pit Road', city: 'Albany', zip: '12207', country: 'USA' },
      });
      const me = await portal.call('GET', '/persons/me', { token: await portal.signIn(email) });
      expect(me.json).toMatchObject({ name: 'Quinn Quarry', phone: '2025550130' });
    });

    test("changes nothing of the organisation where the account is not its primary contact's", async () => {
      const { portal } = opened();
      const email = 'remy@firm.example';
      const firm = await portal.call('GET', `/organization/${people.subvendor}?searchType=logicalName`, {
        token: await portal.signIn(people.admin),
      });
      const organizationId = Object(firm.json).id;
      const token = await invite('/organization/resource', { organizationId, email, ...names }, email);

      const checked = await check(token);
      const sent = { token, email, ...names, password: portalPassword, company: 'Mine', address: { city: 'Troy' } };
      const { status } = await portal.call('PUT', '/organization/activate', { body: sent });

      expect(checked).toMatchObject({ type: 'Contractor', company: 'Firm Example', primary: false });
      expect([status, await organizationNamed('Mine')]).toEqual([200, undefined]);
      expect((await organizationNamed('Firm Example'))?.attributes).not.toHaveProperty('address');
    });

    test('is refused with a telephone or a ZIP code that is none, and can be used again', async () => {
      const { portal } = opened();
      const email = 'zip@quarry.example';
      const token = await invite('/organization', { name: 'Zip Example', email, ...names }, email);
      const send = async (changes: object) => {
        const body = { token, email, ...names, password: portalPassword, ...changes };
        return (await portal.call('PUT', '/organization/activate', { body })).status;
      };

      expect([await send({ phoneNumber1: '12' }), await send({ address: { zip: 'x' } }), await send({})]).toEqual([
        400, 400, 200,
      ]);
    });
  });

  describe('to a project', () => {
    const welcome = async (projectNumber: string) =>
      opened().portal.call('POST', `/email/${projectNumber}/welcome`, {
        token: await opened().portal.signIn(people.admin),
      });
    const lastMail = async (email: string) => (await readMails(opened().database, email)).at(-1);
    const closing = (email: string, active: boolean) =>
      opened().database.current().updateTable('account').set({ active }).where('email', '=', email).execute();

    test('brings a contractor without an account one, with a link that activates it', async () => {
      const { portal, database } = opened();
      const email = 'gone@freelance.example';
      const { projectNumber } = await createProject(portal, { candidate: { candidateEmail: email } });
      await database.current().deleteFrom('account').where('email', '=', email).execute();
      await database.current().deleteFrom('mail').where('to', '=', email).execute();

      const sent = await welcome(projectNumber);

      expect(sent.status).toBe(204);
      const token = /subvendoractivation\?token=([\w-]+)/.exec((await lastMail(email))?.text ?? '')?.[1];
      const names = { email, firstName: 'G', lastName: 'G', password: portalPassword };
      const activated = await portal.call('PUT', '/organization/activate', { body: { token, ...names } });
      expect(activated.status).toBe(200);
      const { json } = await portal.call('GET', `/projects/${projectNumber}`, { token: await portal.signIn(email) });
      expect(json).toMatchObject({ contractor: { logicalName: email, activated: true } });
    });

    test('leads a contractor with a password to the portal, and an older link to activate opens nothing', async () => {
      const { portal, database } = opened();
      const email = 'soon@freelance.example';
      const { projectNumber } = await createProject(portal, { candidate: { candidateEmail: email } });
      await welcome(projectNumber);
      const token = /subvendoractivation\?token=([\w-]+)/.exec((await lastMail(email))?.text ?? '')?.[1];
      const before = await portal.call('GET', `/projects/${projectNumber}`, {
        token: await portal.signIn(people.admin),
      });
      await portal.call('GET', `/auth/user/password/${email}/reset`);
      const link = /resetpassword\?token=([\w-]+)/.exec((await lastMail(email))?.text ?? '')?.[1];
      await portal.call('POST', '/auth/user/password/reset', { body: { token: link, password: portalPassword } });

      expect((await welcome(projectNumber)).status).toBe(204);

      expect((await lastMail(email))?.text).toContain(`/contractor/projects/${projectNumber}`);
      expect((await lastMail(email))?.text).not.toMatch(/activat/i);
      const checked = await portal.call('GET', `/organization/token/${token}`);
      const names = { email, firstName: 'S', lastName: 'S', password: 'Another!2026' };
      const again = await portal.call('PUT', '/organization/activate', { body: { token, ...names } });
      expect([Object(checked.json).valid, again.status]).toEqual([false, 422]);
      const after = await portal.call('GET', `/projects/${projectNumber}`, { token: await portal.signIn(email) });
      expect([before.json, after.json]).toMatchObject([
        { contractor: { activated: false } },
        { contractor: { activated: true } },
      ]);
      const kept = await database.current().selectFrom('account').select('email').where('email', '=', email).execute();
      expect(kept).toHaveLength(1);
    });

    test('is refused and recorded as failed when the account is closed', async () => {
      const { portal, database } = opened();
      const email = 'shut@freelance.example';
      const { projectNumber } = await createProject(portal, { candidate: { candidateEmail: email } });
      await closing(email, false);
      const mails = () => database.current().selectFrom('mail').select('id').execute();
      const before = await mails();
      const token = await portal.signIn(people.admin);

      const answers = [
        await welcome(projectNumber),
        await portal.call('POST', '/notifications', { token, body: { type: 'ONBOARDING_REQUEST', projectNumber } }),
      ];

      const said =
        'The email was not sent: the contractor has no active account, or this kind of email does not exist. The history lists the attempt as failed.';
      expect(answers.map(({ status, json }) => [status, Object(json).message])).toEqual([
        [422, said],
        [422, said],
      ]);
      expect(await mails()).toEqual(before);
      const { json } = await portal.call('GET', `/notifications?projectNumber=${projectNumber}&size=10`, { token });
      const failed = contentOf(json).filter(({ type }) => type === 'ONBOARDING_REQUEST');
      expect(failed.map(({ status }) => status).toSorted()).toEqual(['FAILED', 'FAILED', 'SUCCESS']);
    });
  });
});
