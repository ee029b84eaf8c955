import { describe, expect, test } from 'vitest';
import { isRecord, readPath } from '#engine';
import { readMails } from '../../../server/testing/readMails.ts';
import { dumpPortal } from '../../testing/dumpPortal.ts';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people, portalPassword } from '../../testing/portalPeople.ts';
import { contentOf, createProject } from '../../testing/portalProject.ts';

type Json = Readonly<Record<string, unknown>>;

eachPortal('users', (opened) => {
  const send = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: Json,
    as: string = people.admin,
  ) => {
    const { portal } = opened();
    return portal.call(method, path, { token: await portal.signIn(as), ...(body === undefined ? {} : { body }) });
  };
  const signIn = async (username: string, password: string) => {
    const { status, json } = await opened().portal.call('POST', '/auth/login', { body: { username, password } });
    return { status, token: String(readPath(json, 'accessToken')) };
  };
  const find = async (email: string, as?: string): Promise<Json> => {
    const { json } = await send('GET', `/auth/users?search=${encodeURIComponent(email)}`, undefined, as);
    return contentOf(json)[0] ?? {};
  };
  const rolesOf = async (token: string) => {
    const { status, json } = await opened().portal.call('GET', '/auth/user/me', { token });
    return [status, readPath(json, 'rolesList'), readPath(json, 'preference.functionalids')];
  };
  const added = (changes: Json = {}): Json => ({
    ...{ email: 'Nina@Client.example', username: 'nina', firstName: 'nina', lastName: 'Novak', iconnectRef: 'IC-1' },
    ...{ password: 'eight888', roles: 'Manager', preference: { clientids: '1' } },
    ...changes,
  });
  /** Returns a complete user as the dialog sends it. */
  const edited = (user: Json, changes: Json = {}): Json => ({
    ...{ id: user['id'], version: user['version'], username: user['username'], email: user['email'] },
    ...{ firstName: user['firstName'], lastName: user['lastName'], roles: user['roles'], ...changes },
  });
  let made = 0;
  const addUser = async (changes: Json = {}): Promise<Json> => {
    made += 1;
    const login = `user${made}`;
    const { status, text, json } = await send(
      'POST',
      '/auth/user',
      added({ ...{ email: `${login}@client.example`, username: login }, ...changes }),
    );
    if (status !== 200 || !isRecord(json)) throw new Error(`Not added: ${status} ${text}`);
    return json;
  };
  const events = async (id: unknown) =>
    opened()
      .database.current()
      .selectFrom('event')
      .select(['what', 'actor', 'before', 'after'])
      .where('entity', '=', 'account')
      .where('key', '=', String(id))
      .orderBy('seq')
      .execute();

  describe('in a list', () => {
    const emailsOf = async (query: string, as?: string) =>
      contentOf((await send('GET', `/auth/users?${query}`, undefined, as)).json).map(({ email }) => email);

    test('come by page and last name, with their rights as lists and as comma texts', async () => {
      const { json } = await send('GET', '/auth/users?size=2&page=0&search=proxy');

      expect(json).toMatchObject({ number: 0, size: 2, totalElements: 1, totalPages: 1 });
      expect(contentOf(json)).toMatchObject([
        {
          ...{ email: people.proxyManager, username: people.proxyManager, firstName: 'Pavel', lastName: 'Proxy' },
          ...{ roles: 'Manager,ProxyManager', rolesList: ['Manager', 'ProxyManager'], activated: true },
          ...{ roleTitles: ['Manager', 'Proxy Manager'], companyNames: ['Client Example Inc.'] },
          preference: { clientids: '1', functionalids: '3000,3001,3002,3003,3004,3005,3006,3007,3008,3009,3010' },
        },
      ]);
    });

    test.each([
      ['search=mona', [people.manager]],
      ['search=Mona%20Man', [people.manager]],
      ['search=manager%40cl', [people.manager]],
      ['search=*proxy*', [people.proxyManager]],
      ['search=*studio*', [people.contractor, people.rival]],
      ['search=%25', []],
      ['role=Contractor', [people.contractor, people.rival]],
      ['role=SuperAdmin', [people.admin]],
      ['role=Nothing', []],
      ['role=Manager&size=10000', [people.harborManager, people.manager, people.otherManager, people.proxyManager]],
      ['role=Manager&size=2&page=1', [people.otherManager, people.proxyManager]],
      ['role=Manager&sort=-firstName&size=1', [people.proxyManager]],
    ])('are found by %s', async (query, expected) => {
      expect(await emailsOf(query)).toEqual(expected);
    });

    test('are managers only for people who administer no accounts, and nobody for all others', async () => {
      const managers = [people.harborManager, people.manager, people.otherManager, people.proxyManager];

      expect(await emailsOf('size=100', people.programAdmin)).toEqual(managers);
      expect(await emailsOf('size=100&role=Admin', people.programAdmin)).toEqual([]);
      expect((await send('GET', '/auth/users', undefined, people.manager)).status).toBe(403);
      expect((await send('GET', '/auth/users?sort=roles')).status).toBe(400);
    });
  });

  describe('that are added', () => {
    test('can sign in with the address or the username, and are told by mail', async () => {
      const { status, json } = await send('POST', '/auth/user', added());

      const session = await signIn('NINA', 'eight888');
      const [mail] = await readMails(opened().database, 'nina@client.example');
      expect([status, json]).toMatchObject([
        200,
        {
          ...{
            email: 'nina@client.example',
            username: 'nina',
            firstName: 'Nina',
            lastName: 'Novak',
            iconnectRef: 'IC-1',
          },
          ...{ roles: 'Manager', companyNames: ['Client Example Inc.'], activated: true },
        },
      ]);
      expect(await rolesOf(session.token)).toEqual([
        200,
        ['Manager'],
        '3000,3001,3002,3003,3004,3005,3006,3007,3008,3009,3010',
      ]);
      expect(mail?.subject).toBe('Your account for Formwork');
      const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
      const chosen = await opened().portal.call('POST', '/auth/user/password/reset', {
        body: { token, password: 'Another!2027' },
      });
      expect([chosen.status, (await signIn('nina', 'Another!2027')).status]).toEqual([204, 200]);
      const [created] = await events(readPath(json, 'id'));
      expect(created).toMatchObject({
        what: 'create',
        actor: people.admin,
        after: { email: 'nina@client.example', roles: ['Manager'] },
      });
      expect(JSON.stringify(created)).not.toContain('$argon2');
      expect(JSON.stringify(created)).not.toContain('passwordHash');
    });

    test.each<[string, Json, string, string]>([
      ['no email', { email: '' }, '/email', 'Email is required'],
      ['no valid email', { email: 'nina' }, '/email', 'Must be a valid email'],
      ['no first name', { firstName: '' }, '/firstName', 'First name is required'],
      [
        'too long a name',
        { lastName: 'n'.repeat(256) },
        '/lastName',
        'Last name must have no more than 255 characters',
      ],
      ['no password', { password: '' }, '/password', 'Password is required'],
      [
        'too short a password',
        { password: 'seven77' },
        '/password',
        'Password should be of minimum 8 characters length',
      ],
      ['no role', { roles: '' }, '/roleNames', 'Roles is required'],
      ['an unknown role', { roles: 'Manager,Hacker' }, '/roleNames', 'One of these roles does not exist.'],
      [
        'an unknown company',
        { preference: { clientids: '1,99' } },
        '/clientids',
        'One of these companies does not exist.',
      ],
      [
        'a username of somebody',
        { username: people.rival.toUpperCase() },
        '/username',
        'Another user has this username.',
      ],
      [
        'a function that neither the role nor the administrator has',
        { preference: { clientids: '1', functionalids: '3001,5005' } },
        '/functionalids',
        'Only functions that come with the role or that you have yourself can be given.',
      ],
    ])('are refused with %s', async (_, changes, pointer, message) => {
      const before = await dumpPortal(opened().database);

      const answer = await send(
        'POST',
        '/auth/user',
        added({ email: 'nobody@client.example', username: 'no', ...changes }),
      );

      expect([answer.status, readPath(answer.json, 'fields')]).toEqual([400, { [pointer]: message }]);
      expect(await dumpPortal(opened().database)).toEqual(before);
    });

    test('are refused with the address of another account, in a sentence at the field', async () => {
      const answer = await send('POST', '/auth/user', added({ email: people.manager, username: 'mona2' }));

      const message = 'An account with this email address already exists.';
      expect(answer).toMatchObject({ status: 409, json: { message, fields: { '/email': message } } });
    });

    test('are added by administrators of accounts only', async () => {
      const before = await dumpPortal(opened().database);
      const other = added({ email: 'b@client.example', username: 'b' });

      const answers = [
        await send('POST', '/auth/user', other, people.director),
        await send('POST', '/auth/user', other, people.manager),
      ];

      expect(answers.map(({ status }) => status)).toEqual([403, 403]);
      expect(await dumpPortal(opened().database)).toEqual(before);
    });

    test('are people that projects can name, with an organisation where the role needs one', async () => {
      const { email } = await addUser({ roles: 'Manager,ProxyManager' });
      const contractor = await addUser({ roles: 'Contractor' });
      await createProject(opened().portal, { candidate: { candidateEmail: 'waits@freelance.example' } });
      await opened().database.current().deleteFrom('account').where('email', '=', 'waits@freelance.example').execute();

      const named = await send('POST', '/auth/user', added({ email: 'waits@freelance.example', username: 'waits' }));

      const { json } = await send('GET', `/persons?manager=true&selectable=true&search=${String(email)}`);
      const { json: person } = await send('GET', `/persons/${String(contractor['email'])}`);
      expect(contentOf(json)).toMatchObject([{ logicalName: email, firstName: 'Nina' }]);
      expect(person).toMatchObject({ organizationId: contractor['subVendorId'] });
      expect(Object.keys(Object(readPath(named.json, 'fields')))).toEqual(['/email']);
    });
  });

  describe('that are edited', () => {
    test('have their new names everywhere, and what is left out stays', async () => {
      const { portal } = opened();
      const { projectNumber } = await createProject(portal, { as: people.otherManager });
      const user = await find(people.otherManager);

      const changed = await send('PUT', '/auth/user', edited(user, { firstName: 'Oskar', darwinRef: 'D-7' }));
      const cleared = await send('PUT', '/auth/user', edited(await find(people.otherManager), { darwinRef: '' }));

      const { json: project } = await send('GET', `/projects/${projectNumber}`);
      expect(changed).toMatchObject({ status: 200, json: { firstName: 'Oskar', darwinRef: 'D-7', roles: 'Manager' } });
      expect(readPath(changed.json, 'preference')).toEqual(user['preference']);
      expect([cleared.status, readPath(cleared.json, 'darwinRef')]).toEqual([200, undefined]);
      expect(project).toMatchObject({ manager: { firstName: 'Oskar' } });
    });

    test('have other rights at their next request, and are told by mail', async () => {
      const user = await addUser();
      const { token } = await signIn(String(user['email']), 'eight888');

      const { status, json } = await send('PUT', '/auth/user', edited(user, { roles: 'Program Manager' }));

      const mails = await readMails(opened().database, String(user['email']));
      const [, update] = await events(user['id']);
      expect([status, readPath(json, 'roles')]).toEqual([200, 'ProgramAdmin']);
      expect(await rolesOf(token)).toEqual([200, ['ProgramAdmin'], '2002,2003,4001,4002,4003,4004']);
      expect(mails.map(({ subject }) => subject)).toEqual([
        'Your account for Formwork',
        'Your permissions have changed',
      ]);
      expect(update).toMatchObject({
        ...{ what: 'update', actor: people.admin },
        ...{ before: { roles: ['Manager'] }, after: { roles: ['ProgramAdmin'] } },
      });
    });

    test.each<[string, Json, string, string]>([
      ['no email', { email: '' }, '/email', 'Email is required'],
      [
        'too long an email',
        { email: `${'n'.repeat(250)}@b.example` },
        '/email',
        'Email must have no more than 255 characters',
      ],
      ['no last name', { lastName: '' }, '/lastName', 'Last name is required'],
      [
        'too long a reference',
        { darwinRef: 'd'.repeat(256) },
        '/darwinRef',
        'Darwin reference must have no more than 255 characters',
      ],
      ['no role', { roles: '' }, '/roleNames', 'You must select a role to continue.'],
      ['another username', { username: 'else' }, '/username', 'Locked'],
      [
        'a function of nobody here',
        { preference: { functionalids: '5005' } },
        '/functionalids',
        'Only functions that come with the role, that the user has already or that you have yourself can be given.',
      ],
    ])('are refused with %s', async (_, changes, pointer, message) => {
      const user = await find(people.harborManager);

      const answer = await send('PUT', '/auth/user', edited(user, changes));

      expect([answer.status, readPath(answer.json, 'fields')]).toEqual([400, { [pointer]: message }]);
      expect(await find(people.harborManager)).toEqual(user);
    });

    test('keep companies and functions where the administrator may not give them, field by field', async () => {
      const { portal, database } = opened();
      const administrator = await addUser({ roles: 'Admin' });
      const { token } = await signIn(String(administrator['email']), 'eight888');
      const user = await find(people.harborManager);
      const put = (preference: Json) => portal.call('PUT', '/auth/user', { token, body: edited(user, { preference }) });
      const before = await dumpPortal(database);

      const answers = [await put({ clientids: '1' }), await put({ functionalids: '3001' })];

      expect(answers.map(({ status, json }) => [status, Object.keys(Object(readPath(json, 'fields')))])).toEqual([
        [400, ['/clientids']],
        [400, ['/functionalids']],
      ]);
      expect(await dumpPortal(database)).toEqual(before);
      expect((await put({ userid: user['id'] })).status).toBe(200);
    });

    test('get companies and functions from an administrator who has the two functions for it', async () => {
      const user = await addUser();

      const preference = { clientids: '2,1', functionalids: '3001,2004' };
      const { status, json } = await send('PUT', '/auth/user', edited(user, { preference }));
      const cleared = await send('PUT', '/auth/user', edited(Object(json), { preference: { clientids: '' } }));

      expect([status, readPath(json, 'companyNames')]).toEqual([200, ['Harbor Example Ltd.', 'Client Example Inc.']]);
      expect(String(readPath(json, 'preference.functionalids')).split(',')).toEqual(
        expect.arrayContaining(['2004', '3001']),
      );
      expect(readPath(cleared.json, 'companyIds')).toEqual([]);
    });

    test('are moved with all their projects to another address, where they choose a password', async () => {
      const { portal, database } = opened();
      const { projectNumber } = await createProject(portal, {
        as: people.harborManager,
        body: { companyId: 2, additionalFields: [] },
      });
      const user = await find(people.harborManager);
      const token = await portal.signIn(people.harborManager);

      const taken = await send('PUT', '/auth/user', edited(user, { email: people.rival }));
      const moved = await send('PUT', '/auth/user', edited(user, { email: 'Hanna@Harbor.example' }));

      const { json: project } = await send('GET', `/projects/${projectNumber}`);
      const mails = await readMails(database, 'hanna@harbor.example');
      expect(taken).toMatchObject({ status: 409, json: { message: 'Another account has this email address.' } });
      expect(moved).toMatchObject({
        status: 200,
        json: { email: 'hanna@harbor.example', username: 'hanna@harbor.example', activated: false },
      });
      expect(project).toMatchObject({ manager: { logicalName: 'hanna@harbor.example' } });
      expect((await portal.call('GET', '/auth/user/me', { token })).status).toBe(401);
      expect((await signIn('hanna@harbor.example', portalPassword)).status).toBe(401);
      expect(mails.map(({ subject }) => subject)).toEqual(['Your user ID has changed']);
      const link = /token=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1];
      await portal.call('POST', '/auth/user/password/reset', { body: { token: link, password: portalPassword } });
      expect((await signIn('hanna@harbor.example', portalPassword)).status).toBe(200);
    });

    test('are refused over an older version, with what changed since', async () => {
      const user = await addUser();
      await send('PUT', '/auth/user', edited(user, { lastName: 'Other', iconnectRef: 'IC-2' }));

      const late = await send('PUT', '/auth/user', edited(user, { lastName: 'Late' }));

      expect(late).toMatchObject({ status: 409, json: { code: 'conflict' } });
      expect(readPath(late.json, 'errors')).toMatchObject([
        { path: 'lastName', base: 'Novak', current: 'Other', by: people.admin },
        { path: 'iconnectRef', base: 'IC-1', current: 'IC-2' },
      ]);
    });

    test('make no administrator of themselves powerless, and two do not take it from each other', async () => {
      const own = await find(people.admin);
      const [one, other] = [await addUser({ roles: 'Admin' }), await addUser({ roles: 'Admin' })];
      const { portal } = opened();
      const take = async (from: Json, by: Json) => {
        const { token } = await signIn(String(by['email']), 'eight888');
        return () => portal.call('PUT', '/auth/user', { token, body: edited(from, { roles: 'Manager' }) });
      };
      const acts = [await take(one, other), await take(other, one)];

      const role = await send('PUT', '/auth/user', edited(own, { roles: 'Manager' }));
      const kept = String(readPath(own, 'preference.functionalids'))
        .split(',')
        .filter((id) => id !== '2002');
      const users = await send('PUT', '/auth/user', edited(own, { preference: { functionalids: kept.join(',') } }));
      const both = await Promise.all(acts.map((act) => act()));

      expect([role.status, readPath(role.json, 'fields')]).toEqual([
        400,
        { '/roleNames': 'You cannot take the right to administer users from yourself. Another administrator can.' },
      ]);
      expect([users.status, readPath(users.json, 'fields')]).toEqual([
        400,
        { '/functionalids': 'You cannot take the function Users from yourself. Another administrator can.' },
      ]);
      // The user who has lost the permission no longer finds the other one, or is refused.
      const [first, second] = both.map(({ status }) => status).toSorted();
      expect([first, [403, 404].includes(second ?? 0)]).toEqual([200, true]);
    });
  });

  describe('that are managers', () => {
    const toggle = (user: Json, roles: string, as?: string) =>
      send('PUT', '/auth/user', { id: user['id'], version: user['version'], roles }, as);

    test('get and lose the proxy role from people who administer persons', async () => {
      const user = await addUser();
      const { token } = await signIn(String(user['email']), 'eight888');

      const given = await toggle(user, 'Manager,ProxyManager', people.programAdmin);
      const held = await rolesOf(token);
      const taken = await toggle(Object(given.json), 'Manager', people.programAdmin);

      expect([given.status, readPath(given.json, 'roles')]).toEqual([200, 'Manager,ProxyManager']);
      expect(held.slice(0, 2)).toEqual([200, ['Manager', 'ProxyManager']]);
      expect([taken.status, readPath(taken.json, 'roles')]).toEqual([200, 'Manager']);
      expect(await rolesOf(token)).toEqual([200, ['Manager'], readPath(user, 'preference.functionalids')]);
    });

    test('get no other role from them, and no other field', async () => {
      const manager = await find(people.manager);
      const administrator = await find(people.admin);
      const as = people.programAdmin;
      const before = await dumpPortal(opened().database);

      const roles = [await toggle(manager, 'Manager,Admin', as), await toggle(manager, 'ProgramAdmin', as)];
      const fields = [
        await send('PUT', '/auth/user', { id: manager['id'], roles: 'Manager', email: 'eve@evil.example' }, as),
        await send('PUT', '/auth/user', { id: manager['id'], roles: 'Manager', firstName: 'Eve' }, as),
        await send('PUT', '/auth/user', { id: manager['id'], roles: 'Manager', preference: { clientids: '2' } }, as),
      ];
      const others = [
        await toggle(administrator, 'Manager', as),
        await toggle(manager, 'Manager', people.otherManager),
      ];

      expect(roles.map(({ status, json }) => [status, Object.keys(Object(readPath(json, 'fields')))])).toEqual([
        [400, ['/roleNames']],
        [400, ['/roleNames']],
      ]);
      expect(fields.map(({ status, json }) => [status, Object.keys(Object(readPath(json, 'fields')))])).toEqual([
        [400, ['/email']],
        [400, ['/firstName']],
        [400, ['/clientids']],
      ]);
      expect(others.map(({ status }) => status)).toEqual([404, 404]);
      expect(await dumpPortal(opened().database)).toEqual(before);
    });
  });

  describe('that are deleted', () => {
    test('are signed out for good, and their projects keep the name', async () => {
      const { portal, database } = opened();
      const user = await addUser({ password: portalPassword });
      const email = String(user['email']);
      const session = await signIn(email, portalPassword);
      const { projectNumber } = await createProject(portal, { as: email });
      await portal.call('GET', `/auth/user/password/${email}/reset`);
      const link = /token=([\w-]+)/.exec((await readMails(database, email)).at(-1)?.text ?? '')?.[1];

      const { status } = await send('DELETE', `/auth/users?id=${String(user['id'])}`);

      const { json: project } = await send('GET', `/projects/${projectNumber}`);
      const again = await portal.call('POST', '/accounts', { body: { email, firstName: 'N', lastName: 'N' } });
      const reset = await portal.call('POST', '/auth/user/password/reset', {
        body: { token: link, password: 'Another!2027' },
      });
      expect(status).toBe(204);
      expect(project).toMatchObject({ manager: { logicalName: email, firstName: 'Nina', lastName: 'Novak' } });
      expect((await portal.call('GET', '/auth/user/me', { token: session.token })).status).toBe(401);
      expect([(await signIn(email, portalPassword)).status, again.status, reset.status]).toEqual([401, 409, 422]);
      expect(await find(email)).toEqual({});
      expect((await events(user['id'])).map(({ what, actor }) => [what, actor])).toEqual([
        ['create', people.admin],
        ['delete', people.admin],
      ]);
      expect((await send('DELETE', `/auth/users?id=${String(user['id'])}`)).status).toBe(404);
      expect((await send('PUT', '/auth/user', edited(user))).status).toBe(404);
    });

    test('can be added again, with the rights of the new account and under the old number', async () => {
      const user = await addUser({ roles: 'Admin' });
      await send('DELETE', `/auth/users?id=${String(user['id'])}`);

      const again = await addUser({
        email: user['email'],
        username: 'other-name',
        roles: 'Contractor',
        password: 'another9',
      });

      expect(again).toMatchObject({ id: user['id'], username: 'other-name', roles: 'Contractor', activated: true });
      expect((await signIn(String(user['email']), 'eight888')).status).toBe(401);
      expect((await rolesOf((await signIn('other-name', 'another9')).token)).slice(0, 2)).toEqual([
        200,
        ['Contractor'],
      ]);
    });

    test('are neither oneself nor somebody else for who administers no accounts', async () => {
      const own = await find(people.admin);
      const manager = await find(people.manager);

      const answers = [
        await send('DELETE', `/auth/users?id=${String(own['id'])}`),
        await send('DELETE', `/auth/users?id=${String(manager['id'])}`, undefined, people.programAdmin),
        await send('DELETE', '/auth/users?id=999999'),
        await send('DELETE', '/auth/users'),
      ];

      expect(answers.map(({ status }) => status)).toEqual([409, 403, 404, 400]);
      expect(answers[0]?.json).toMatchObject({
        message: 'You cannot delete your own account. Another administrator can.',
      });
    });
  });

  test('a role is described with its default functions, by any of its names, to administrators of accounts', async () => {
    const admin = {
      name: 'Admin',
      displayName: 'Administrator',
      functionalIds: [1, 2, 1001, 1002, 2002, 2003, 2201, 2202, 2203, 2204, 2205, 2206, 4001, 4002, 4003, 4004],
    };

    expect(await send('GET', '/auth/user/roles/SuperAdmin')).toMatchObject({ status: 200, json: admin });
    expect((await send('GET', '/auth/user/roles/Hacker')).status).toBe(404);
    expect((await send('GET', '/auth/user/roles/Admin', undefined, people.programAdmin)).status).toBe(403);
  });
});
