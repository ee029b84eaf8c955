import { describe, expect, test } from 'vitest';
import { readMails } from '../../../server/testing/readMails.ts';
import { dumpPortal } from '../../testing/dumpPortal.ts';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';
import { contentOf, createProject, projectBody } from '../../testing/portalProject.ts';

type Json = Readonly<Record<string, unknown>>;

eachPortal('the people of a project', (opened) => {
  const send = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: Json, as: string = people.programAdmin) => {
    const { portal } = opened();
    return portal.call(method, path, { token: await portal.signIn(as), ...(body === undefined ? {} : { body }) });
  };
  const find = async (key: string): Promise<unknown> => (await send('GET', `/projects/${key}`)).json;

  test('are given other names and another telephone, on every project of theirs', async () => {
    const first = await createProject(opened().portal);
    const second = await createProject(opened().portal);

    const { status } = await send('PUT', '/organization/person/safe', {
      logicalName: people.contractor.toUpperCase(),
      firstName: 'Clea',
      lastName: 'Clay',
      phoneNumber: '+1 (202) 555-0199',
    });

    expect(status).toBe(204);
    for (const { projectNumber } of [first, second]) {
      expect(await find(projectNumber)).toMatchObject({
        contractor: {
          name: 'Clea Clay',
          logicalName: people.contractor,
          email: people.contractor,
          phone: '2025550199',
        },
      });
    }
    const [person] = contentOf((await send('GET', `/persons?logicalName=${people.contractor}`)).json);
    expect(person).toMatchObject({ firstName: 'Clea', lastName: 'Clay' });
  });

  test.each([
    ['somebody unknown', { logicalName: 'nobody@studio.example' }, 404],
    ['another number than theirs', { logicalName: people.contractor, personId: 999_999 }, 404],
    ['another organisation than theirs', { logicalName: people.contractor, organizationId: 999_999 }, 404],
    ['a manager', { logicalName: people.manager }, 404],
    ['an administrator', { logicalName: people.admin }, 404],
    ['no telephone at all', { logicalName: people.contractor, phoneNumber: '123' }, 400],
    ['no name', { logicalName: people.contractor, firstName: '' }, 400],
  ])('are not changed by %s', async (_, given, expected) => {
    const before = await dumpPortal(opened().database);

    const answer = await send('PUT', '/organization/person/safe', { firstName: 'A', lastName: 'B', ...given });

    expect(answer.status).toBe(expected);
    expect(await dumpPortal(opened().database)).toEqual(before);
  });

  test('are neither renamed, merged nor given an address when they hold the role of a contractor beside another', async () => {
    const { database } = opened();
    const roles = (names: string[]) =>
      database.current().updateTable('account').set({ roles: names }).where('email', '=', people.admin).execute();
    await roles(['Admin', 'Contractor']);
    const before = await dumpPortal(database);
    const named = { logicalName: people.admin, firstName: 'Eve', lastName: 'Else' };

    const answers = [
      await send('PUT', '/persons/logicalname', { logicalNameFrom: people.admin, logicalNameTo: 'eve@evil.example' }),
      await send('POST', '/project/merge/contractors', {
        oldLogicalName: people.admin,
        newLogicalName: people.contractor,
      }),
      await send('PUT', '/organization/person/safe', named),
    ];

    expect(answers.map(({ status }) => status)).toEqual([400, 400, 404]);
    expect(await dumpPortal(database)).toEqual(before);
    await roles(['Admin']);
  });

  describe('without an account', () => {
    const withoutAccount = async (email: string): Promise<string> => {
      const { portal, database } = opened();
      const { projectNumber } = await createProject(portal, { candidate: { candidateEmail: email } });
      await database.current().deleteFrom('account').where('email', '=', email).execute();
      return projectNumber;
    };
    const accountOf = (email: string) =>
      opened()
        .database.current()
        .selectFrom('account')
        .select(['roles', 'company_ids', 'active', 'password_hash'])
        .where('email', '=', email)
        .executeTakeFirst();

    test('are given another address, with an account to be activated there', async () => {
      const projectNumber = await withoutAccount('away@freelance.example');

      const { status } = await send('PUT', '/persons/logicalname', {
        logicalNameFrom: 'away@freelance.example',
        logicalNameTo: 'near@freelance.example',
      });

      expect(status).toBe(204);
      expect(await find(projectNumber)).toMatchObject({ contractor: { logicalName: 'near@freelance.example' } });
      expect(await accountOf('near@freelance.example')).toEqual({
        roles: ['Contractor'],
        company_ids: [1],
        active: true,
        password_hash: null,
      });
      const mails = opened().database.current().selectFrom('mail').select(['to', 'subject']);
      expect(await mails.where('to', '=', 'near@freelance.example').execute()).toEqual([
        { to: 'near@freelance.example', subject: 'Your user ID has changed' },
      ]);
    });

    test('are merged, and nobody is given the old user ID again', async () => {
      const old = await withoutAccount('old@freelance.example');
      await withoutAccount('kept@freelance.example');

      const merged = await send('POST', '/project/merge/contractors', {
        oldLogicalName: 'old@freelance.example',
        newLogicalName: 'kept@freelance.example',
      });
      const again = await opened().portal.call('POST', '/project', {
        token: await opened().portal.signIn(people.manager),
        body: projectBody({}, { candidateEmail: 'old@freelance.example' }),
      });

      expect([merged.status, again.status]).toEqual([204, 400]);
      expect(await find(old)).toMatchObject({ contractor: { logicalName: 'kept@freelance.example' } });
      expect(await accountOf('old@freelance.example')).toMatchObject({ active: false, password_hash: null });
      expect(await accountOf('kept@freelance.example')).toBeUndefined();
    });
  });

  describe('of two user IDs', () => {
    const merge = (oldLogicalName: string, newLogicalName: string, as?: string) =>
      send('POST', '/project/merge/contractors', { oldLogicalName, newLogicalName }, as);

    test.each([
      ['an unknown one', 'nobody@studio.example', people.contractor],
      ['an unknown other', people.contractor, 'nobody@studio.example'],
      ['the same', people.contractor, people.contractor],
      ['a manager', people.manager, people.contractor],
      ['a subvendor', people.contractor, people.subvendor],
    ])('are not merged with %s', async (_, from, to) => {
      const before = await dumpPortal(opened().database);

      expect((await merge(from, to)).status).toBe(400);
      expect(await dumpPortal(opened().database)).toEqual(before);
    });

    test('are found by name, telephone or the same name before the @, the likeliest first', async () => {
      const { portal } = opened();
      const named = (candidateEmail: string, candidatePhone: string) =>
        createProject(portal, {
          candidate: { candidateFirstName: 'Pat', candidateLastName: 'Twin', candidateEmail, candidatePhone },
        });
      await named('pat@freelance.example', '2025550180');
      await named('p.twin@elsewhere.example', '2025550181');
      await named('pat@elsewhere.example', '2025550180');

      const { status, json } = await send('GET', '/contractor/similar?logicalName=Pat@freelance.example');
      const others = [
        await send('GET', `/contractor/similar?logicalName=${people.contractor}`, undefined, people.manager),
        await send('GET', `/contractor/similar?logicalName=${people.manager}`),
        await send('GET', '/contractor/similar?logicalName=nobody@studio.example'),
      ];

      expect([status, json]).toMatchObject([
        200,
        [
          { logicalName: 'pat@elsewhere.example', sameEmail: true, sameName: true, samePhone: true, name: 'Pat Twin' },
          { logicalName: 'p.twin@elsewhere.example', sameEmail: false, sameName: true, samePhone: false },
        ],
      ]);
      expect(others.map(({ status, json }) => [status, Array.isArray(json) ? json : []])).toEqual([
        [403, []],
        [200, []],
        [200, []],
      ]);
    });

    test('are previewed: what would move is counted, and nothing moves', async () => {
      const { portal, database } = opened();
      await createProject(portal, { candidate: { candidateEmail: 'twice@freelance.example' } });
      const preview = (query: string, as?: string) => send('GET', `/project/merge/contractors?${query}`, undefined, as);
      const query = `oldLogicalName=twice@freelance.example&newLogicalName=${people.contractor}`;
      const before = await dumpPortal(database);

      const { status, json } = await preview(query);
      const others = [
        await preview(query, people.manager),
        await preview(`oldLogicalName=nobody@studio.example&newLogicalName=${people.contractor}`),
        await preview(`oldLogicalName=${people.manager}&newLogicalName=${people.contractor}`),
      ];
      const itself = await preview(`oldLogicalName=${people.contractor}&newLogicalName=${people.contractor}`);

      expect([status, json]).toMatchObject([200, { projects: 1, evaluations: 1, answers: 0, possible: true }]);
      expect(others.map((answer) => answer.status)).toEqual([403, 404, 404]);
      expect(itself.json).toMatchObject({ possible: false });
      expect(await dumpPortal(database)).toEqual(before);
    });

    test('become one: projects and evaluations go over, and the old one opens nothing more', async () => {
      const { portal } = opened();
      const { projectNumber } = await createProject(portal, {
        candidate: { candidateEmail: people.rival, candidateFirstName: 'Rita', candidateLastName: 'Rival' },
      });
      const session = await portal.signIn(people.rival);

      const merged = await merge(people.rival, people.contractor);
      const again = await merge(people.rival, people.contractor);

      expect([merged.status, again.status]).toEqual([204, 400]);
      expect(await find(projectNumber)).toMatchObject({ contractor: { logicalName: people.contractor } });
      expect((await send('GET', `/projects/${projectNumber}`, undefined, people.contractor)).status).toBe(200);
      const theirs = contentOf((await send('GET', `/evaluations?projectNumber=${projectNumber}`)).json);
      expect(theirs.map(({ evaluateeLogicalName }) => evaluateeLogicalName).toSorted()).toEqual([
        people.contractor,
        people.manager,
      ]);
      expect((await portal.call('GET', '/projects/list', { token: session })).status).toBe(401);
      const back = await portal.call('POST', '/auth/login', {
        body: { username: people.rival, password: 'Formwork!2026' },
      });
      expect(back.status).toBe(401);
    });
  });

  describe('with another address', () => {
    const change = (logicalNameFrom: string, logicalNameTo: string) =>
      send('PUT', '/persons/logicalname', { logicalNameFrom, logicalNameTo });

    test.each([
      ['one that is taken', people.contractor, people.manager, '/logicalNameTo'],
      ['the one they have', people.contractor, people.contractor, '/logicalNameTo'],
      ['no address', people.contractor, 'cleo', '/logicalNameTo'],
      ['too long a one', people.contractor, `${'c'.repeat(250)}@studio.example`, '/logicalNameTo'],
      ['nobody to give it to', 'nobody@studio.example', 'cleo@studio.example', '/logicalNameFrom'],
      ['a manager to give it to', people.manager, 'cleo@studio.example', '/logicalNameFrom'],
      ['an administrator to give it to', people.admin, 'cleo@studio.example', '/logicalNameFrom'],
      ['a subvendor to give it to', people.subvendor, 'cleo@studio.example', '/logicalNameFrom'],
    ])('refuse %s', async (_, from, to, place) => {
      const before = await dumpPortal(opened().database);

      const { status, json } = await change(from, to);

      expect([status, Object.keys(Object(json).fields)]).toEqual([400, [place]]);
      expect(await dumpPortal(opened().database)).toEqual(before);
    });

    test('are reached there alone, once they have chosen a password', async () => {
      const { portal, database } = opened();
      const { projectNumber } = await createProject(portal);
      const session = await portal.signIn(people.contractor);

      const { status } = await change(people.contractor, 'Cleo@Studio.example');

      expect(status).toBe(204);
      expect(await find(projectNumber)).toMatchObject({
        contractor: { logicalName: 'cleo@studio.example', email: 'cleo@studio.example' },
      });
      expect((await portal.call('GET', '/projects/list', { token: session })).status).toBe(401);
      const logIn = (username: string) =>
        portal.call('POST', '/auth/login', { body: { username, password: 'Formwork!2026' } });
      expect([(await logIn(people.contractor)).status, (await logIn('cleo@studio.example')).status]).toEqual([
        401, 401,
      ]);
      const mails = await readMails(database, 'cleo@studio.example');
      expect(mails.map(({ subject }) => subject)).toEqual(['Your user ID has changed']);
      const token = /token=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1];
      const activated = await portal.call('PUT', '/organization/activate', {
        body: { token, email: 'cleo@studio.example', firstName: 'C', lastName: 'C', password: 'Another!2026' },
      });
      expect(activated.status).toBe(200);
      const again = await portal.call('POST', '/auth/login', {
        body: { username: 'cleo@studio.example', password: 'Another!2026' },
      });
      expect(again.status).toBe(200);
    });
  });
});
