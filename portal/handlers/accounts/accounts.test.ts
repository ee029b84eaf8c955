import { beforeEach, describe, expect, test } from 'vitest';
import { readMails } from '../../../server/testing/readMails.ts';
import { dumpPortal } from '../../testing/dumpPortal.ts';
import { eachPortal } from '../../testing/eachPortal.ts';
import { openPortalApp } from '../../testing/openPortalApp.ts';
import { people, portalPassword } from '../../testing/portalPeople.ts';
import { createProject } from '../../testing/portalProject.ts';

eachPortal('accounts', (opened) => {
  const call: ReturnType<typeof opened>['portal']['call'] = (...asked) => opened().portal.call(...asked);
  const signIn = (username: string, password: string) => call('POST', '/auth/login', { body: { username, password } });
  const mailsTo = async (to: string) => {
    const rows = await readMails(opened().database, to);
    return rows.map(({ subject, text }) => ({ subject, token: /token=([\w-]+)/.exec(text)?.[1] ?? '' }));
  };

  describe('a forgotten password', () => {
    const ask = (email: string) => call('GET', `/auth/user/password/${encodeURIComponent(email)}/reset`);
    const reset = (token: string, password: string) =>
      call('POST', '/auth/user/password/reset', { body: { token, password } });

    beforeEach(async () => {
      await opened().database.current().deleteFrom('security_event').execute();
      await opened().database.current().deleteFrom('mail').execute();
    });

    test('is answered alike for everybody, and mailed to people with an account only', async () => {
      const known = await ask(people.rival.toUpperCase());
      const unknown = await ask('nobody@nowhere.example');

      expect([known.status, known.text]).toEqual([204, '']);
      expect([unknown.status, unknown.text]).toEqual([204, '']);
      expect((await mailsTo(people.rival)).map(({ subject }) => subject)).toEqual(['Reset your password']);
      expect(await mailsTo('nobody@nowhere.example')).toEqual([]);
    });

    test('is answered without a look at who has an account, so that its time tells nobody', async () => {
      const { portal, database } = opened();
      const answered = (email: string) =>
        portal.app.inject({ url: `/api/auth/user/password/${encodeURIComponent(email)}/reset` });

      const statuses = [await answered(people.rival), await answered('nobody@nowhere.example')];
      const written = await mailsTo(people.rival);
      await ask('somebody@nowhere.example');

      expect(statuses.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
      expect(written).toEqual([]);
      expect((await mailsTo(people.rival)).map(({ subject }) => subject)).toEqual(['Reset your password']);
      const facts = await database.current().selectFrom('security_event').select(['what', 'account_id']).execute();
      expect(facts).toEqual(Array(3).fill({ what: 'reset.asked', account_id: null }));
    });

    test('is replaced once, within the hour, by the newest link, and ends every session', async () => {
      const { portal } = opened();
      const session = await signIn(people.rival, portalPassword);
      const token = String(Object(session.json).accessToken);
      await ask(people.rival);
      await ask(people.rival);
      const [older, newer] = await mailsTo(people.rival);
      const next = 'Another!2027';

      expect((await reset(older?.token ?? '', next)).status).toBe(422);
      expect((await reset(newer?.token ?? '', 'too plain')).status).toBe(400);
      const start = portal.time.now;
      portal.time.now = new Date(start.getTime() + 61 * 60_000);
      expect((await reset(newer?.token ?? '', next)).status).toBe(422);
      portal.time.now = start;
      expect((await reset(newer?.token ?? '', next)).status).toBe(204);
      expect((await reset(newer?.token ?? '', next)).status).toBe(422);

      expect((await call('GET', '/auth/user/me', { token })).status).toBe(401);
      expect((await signIn(people.rival, portalPassword)).status).toBe(401);
      expect((await signIn(people.rival, next)).status).toBe(200);
    });

    test('lets its owner in although somebody has guessed too often', async () => {
      const strict = await openPortalApp(opened().database, { loginLimit: 2 });
      const enter = async (password: string) =>
        (await strict.call('POST', '/auth/login', { body: { username: people.harborManager, password } })).status;
      const guesses = [await enter('guess'), await enter('guess'), await enter(portalPassword)];
      await ask(people.harborManager);
      const [mail] = await mailsTo(people.harborManager);

      expect(guesses).toEqual([401, 401, 429]);
      expect((await reset(mail?.token ?? '', portalPassword)).status).toBe(204);
      expect(await enter(portalPassword)).toBe(200);
    });

    test('is not replaced by a common word, whatever signs are in it', async () => {
      await ask(people.rival);
      const [mail] = await mailsTo(people.rival);
      const next = (password: string) => reset(mail?.token ?? '', password);

      const common = ['Passw0rd!', 'P@ssword2026', 'Welcome1!', 'Qwerty123!', '2026Summer!', '1Qaz2wsx!'];
      const answers = await Promise.all(common.map(next));

      const general = 'Password does not meet all requirements. Please ensure your password meets all the criteria.';
      const message = `${general} Common Passwords: It must not be a common word or pattern with digits and signs, as Passw0rd! or Qwerty123! are`;
      expect(answers).toEqual(
        common.map(() => expect.objectContaining({ status: 400, json: expect.objectContaining({ message }) })),
      );
      expect((await next('Short1!')).json).toMatchObject({
        message: `${general} Length: The password must be at least 8 characters long`,
      });
      expect((await next(portalPassword)).status).toBe(204);
    });

    test('is mailed five times an hour, and answered alike afterwards', async () => {
      const answers: number[] = [];
      for (let index = 0; index < 7; index += 1) answers.push((await ask(people.harborManager)).status);

      expect(answers).toEqual([204, 204, 204, 204, 204, 204, 204]);
      expect(await mailsTo(people.harborManager)).toHaveLength(5);
    });
  });

  describe('creating one', () => {
    const create = (changes: object = {}) =>
      call('POST', '/accounts', {
        body: {
          email: 'new@client.example',
          firstName: 'nora mcAllister',
          lastName: 'New',
          phoneNumber: '2025550188',
          phoneType: 'MobilePhone',
          role: 'MANAGER',
          ...changes,
        },
      });

    test('makes a manager of the company of the address, who chooses a password by mail', async () => {
      expect((await create()).status).toBe(204);

      const [mail] = await mailsTo('new@client.example');
      expect(mail?.subject).toBe('Welcome to Formwork');
      expect((await signIn('new@client.example', portalPassword)).status).toBe(401);
      const chosen = await call('POST', '/auth/user/password/reset', {
        body: { token: mail?.token, password: portalPassword },
      });
      const { json } = await signIn('new@client.example', portalPassword);
      const me = await call('GET', '/auth/user/me', { token: String(Object(json).accessToken) });
      expect(chosen.status).toBe(204);
      expect(me.json).toMatchObject({
        firstName: 'Nora McAllister',
        lastName: 'New',
        rolesList: ['Manager'],
        companyIds: [1],
      });
    });

    test('is welcomed with the words as they were typed, whatever marks are in them', async () => {
      const firstName = '[Confirm Your Account](https://evil.example)';
      const email = 'marks@client.example';
      const created = await create({ email, firstName });

      const [mail] = await opened().database.current().selectFrom('mail').selectAll().where('to', '=', email).execute();

      expect(created.status).toBe(204);
      expect(mail?.html).toContain(`<p>Hello ${firstName},</p>`);
      expect(mail?.html).toContain('<a href="http://localhost:3000/resetpassword">Choose a password</a>');
      expect(mail?.text).toBe(
        [
          `Hello ${firstName},`,
          'your account has been created. Please choose a password first:',
          'Choose a password: http://localhost:3000/resetpassword',
          'The link works once, for three days.',
        ].join('\n\n'),
      );
    });

    test('is refused for an address that has one, and for a host name of no client', async () => {
      const before = await opened().database.current().selectFrom('account').select('id').execute();

      const taken = await create({ email: people.manager });
      const foreign = await create({ email: 'eve@elsewhere.example' });

      expect(taken).toMatchObject({
        status: 409,
        json: { message: 'An account with this email address already exists.' },
      });
      expect(foreign).toMatchObject({ status: 401, json: { message: 'This email address is not authorized' } });
      expect(await opened().database.current().selectFrom('account').select('id').execute()).toEqual(before);
    });

    test.each([
      '1',
      '202 555 0177 ext 3',
      'call me 2025550177',
      '+49 30 1234567',
      '+44 20 7123 4567',
      '+1 416 555 0100',
    ])('takes no number of a telephone like %s', async (phoneNumber) => {
      expect(await create({ phoneNumber })).toMatchObject({
        status: 400,
        json: { fields: { '/phoneNumber': 'Phone number is not valid' } },
      });
    });

    test('gives no other role, whatever is sent', async () => {
      const before = await dumpPortal(opened().database);

      const answers = [
        await create({ email: 'a@client.example', role: 'ADMIN' }),
        await create({ email: 'b@client.example', roles: ['Admin'] }),
        await create({ email: 'c@client.example', phoneType: 'OfficePhone' }),
      ];

      expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
      expect(await dumpPortal(opened().database)).toEqual(before);
    });
  });

  test('are changed by their owner, in names and telephone only', async () => {
    const { portal, database } = opened();
    const token = await portal.signIn(people.otherManager);

    const changed = await portal.call('PUT', '/auth/user', {
      token,
      body: { firstName: 'ottilie', lastName: 'Other' },
    });
    const grasped = await portal.call('PUT', '/auth/user', {
      token,
      body: { firstName: 'O', lastName: 'O', roles: ['Admin'] },
    });

    expect(changed).toMatchObject({ status: 200, json: { email: people.otherManager, firstName: 'Ottilie' } });
    expect(grasped.status).toBe(400);
    const named = await database
      .current()
      .selectFrom('person')
      .select('first_name')
      .where('logical_name', '=', people.otherManager)
      .execute();
    expect(named).toEqual([{ first_name: 'Ottilie' }]);
  });

  test('keep the number that their owner writes, also in the projects, and show it to that person', async () => {
    const { portal } = opened();
    const { projectNumber } = await createProject(portal, { as: people.otherManager });
    const token = await portal.signIn(people.otherManager);
    const mine = async (as: string = people.otherManager) =>
      (await portal.call('GET', '/persons/me', { token: await portal.signIn(as) })).json;
    const names = { firstName: 'Otto', lastName: 'Other' };
    const change = (body: object) => portal.call('PUT', '/auth/user', { token, body: { ...names, ...body } });
    const before = await mine();

    const written = await change({ phoneNumber: '+1 202 555 0171' });
    const unsaid = await change({});
    const refused = await change({ phoneNumber: '911' });

    expect(before).toMatchObject({ logicalName: people.otherManager, email: people.otherManager });
    expect([written.status, unsaid.status]).toEqual([200, 200]);
    expect(refused).toMatchObject({
      status: 400,
      json: { fields: { '/phoneNumber': 'Phone number must be exactly 10 digits(excluding area code)' } },
    });
    expect(await mine()).toMatchObject({ ...names, phone: '2025550171' });
    const project = await portal.call('GET', `/projects/${projectNumber}`, { token });
    expect(project.json).toMatchObject({ manager: { ...names, phone: '2025550171' } });
    expect(await mine(people.admin)).toMatchObject({ logicalName: people.admin });
    expect((await portal.call('GET', '/persons/me')).status).toBe(401);
  });

  test('the host names of clients are told to people who are signed in', async () => {
    const { portal } = opened();
    const token = await portal.signIn(people.manager);

    expect((await portal.call('GET', '/auth/hostnames', { token })).json).toEqual(['client.example', 'harbor.example']);
    expect((await portal.call('GET', '/auth/hostnames?companyId=2', { token })).json).toEqual(['harbor.example']);
    expect((await portal.call('GET', '/auth/hostnames')).status).toBe(401);
  });
});
