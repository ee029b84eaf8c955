import { expect, test } from 'vitest';
import { expressions } from '#compiler';
import { isAllowed, isRecord, menuOf } from '#engine';
import { userOf } from '../../../server/accounts/findUser.ts';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';
import { contentOf, createProject, projectBody } from '../../testing/portalProject.ts';

eachPortal('people to pick from', (opened) => {
  const ask = async (path: string, as: string = people.programAdmin) => {
    const { portal } = opened();
    return portal.call('GET', path, { token: await portal.signIn(as) });
  };
  const namesOf = async (query: string) =>
    contentOf((await ask(`/persons?${query}`)).json).map((one) => one['logicalName']);

  test('are the managers of one company, by the beginning of a name or login', async () => {
    expect(await namesOf('manager=true&companyId=1')).toEqual([
      people.manager,
      people.otherManager,
      people.proxyManager,
    ]);
    expect(await namesOf('manager=true&companyId=2')).toEqual([people.harborManager]);
    expect(await namesOf('manager=true&companyId=1&search=mon*')).toEqual([people.manager]);
    expect(await namesOf('manager=true&companyId=1&search=Otto%20Oth*')).toEqual([people.otherManager]);
    expect(await namesOf('manager=true&companyId=1&search=%25*')).toEqual([]);
    expect(await namesOf('manager=true&companyId=1&search=*')).toHaveLength(3);
  });

  test('come twenty at a time', async () => {
    expect((await ask('/persons')).json).toMatchObject({ number: 0, size: 20, totalElements: 10, totalPages: 1 });
    expect((await ask('/persons?size=2&page=1')).json).toMatchObject({ number: 1, size: 2, totalPages: 5 });
  });

  test('are contractors of a company by their account or by a project of it', async () => {
    const { portal } = opened();
    const list = async (companyId: number, more = '', regionId = 1) => {
      const { json } = await ask(
        `/organization/onboarded/resources?companyId=${companyId}&regionId=${regionId}${more}`,
      );
      return Array.isArray(json) ? json.filter(isRecord).map((one) => one['logicalName']) : [];
    };
    expect(await list(1)).toEqual([people.contractor, people.rival]);

    await createProject(portal, {
      candidate: { candidateEmail: 'birch@freelance.example', candidateFirstName: 'Bea' },
    });

    expect(await list(1)).toEqual(['birch@freelance.example', people.contractor, people.rival]);
    // A person on a project is onboarded for its region, a person without projects for all regions.
    expect(await list(1, '', 2)).toEqual([people.contractor, people.rival]);
    expect(await list(2)).toEqual([]);
    expect(await list(1, '&size=2&sortBy=firstName')).toEqual(['birch@freelance.example', people.contractor]);
    expect((await ask('/organization/onboarded/resources?companyId=1&sortBy=password')).status).toBe(400);
    expect((await ask('/organization/onboarded/resources?companyId=1&size=0')).status).toBe(400);
  });

  test('who can be given a project as its manager are those whom a change of the manager accepts', async () => {
    const { portal, database } = opened();
    const { projectNumber } = await createProject(portal);
    const known = { first_name: 'Nora', last_name: 'None', logical_name: 'none@client.example' };
    await database.current().insertInto('person').values(known).execute();
    const place = database.current().updateTable('project_person').where('side', '=', 'manager');
    await place.set({ logical_name: 'none@client.example' }).where('project_number', '=', projectNumber).execute();
    const accounts = database.current().updateTable('account');
    await accounts
      .set({ roles: ['ProxyManager'] })
      .where('email', '=', people.proxyManager)
      .execute();
    await accounts.set({ active: false }).where('email', '=', people.manager).execute();
    const change = async (newManagerLogicalName: string, oldManagerLogicalName: string) =>
      portal.call('POST', `/projects/${projectNumber}/manager/update`, {
        token: await portal.signIn(people.programAdmin),
        body: { oldManagerLogicalName, newManagerLogicalName },
      });

    const offered = await namesOf('manager=true&companyId=1&selectable=true');
    const refused = [
      await change(people.manager, 'none@client.example'),
      await change(people.harborManager, 'none@client.example'),
      await change(people.contractor, 'none@client.example'),
      await change(people.admin, 'none@client.example'),
    ];
    const given = [
      await change(people.proxyManager, 'none@client.example'),
      await change(people.otherManager, people.proxyManager),
    ];
    await database
      .current()
      .updateTable('project_person')
      .set({ logical_name: people.proxyManager })
      .where('side', '=', 'contractor')
      .where('project_number', '=', projectNumber)
      .execute();
    const both = await change(people.proxyManager, people.otherManager);

    expect(await namesOf('manager=true&companyId=1')).toContain(people.manager);
    expect(offered).toEqual([people.otherManager, people.proxyManager]);
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect(given.map(({ status }) => status)).toEqual([204, 204]);
    expect(Object(both.json).fields).toEqual({
      '/newManagerLogicalName':
        'This person cannot manage the project: choose an active manager of the client who is not its contractor.',
    });
    await accounts.set({ active: true }).where('email', '=', people.manager).execute();
  });

  test('a proxy manager who holds no other role has the projects of the company, and their screens and menu', async () => {
    const { portal, database } = opened();
    const account = database.current().selectFrom('account').selectAll().where('email', '=', people.proxyManager);
    await database
      .current()
      .updateTable('account')
      .set({ roles: ['ProxyManager'] })
      .where('email', '=', people.proxyManager)
      .execute();
    const user = userOf(await account.executeTakeFirstOrThrow(), portal.release);
    const { screens } = portal.release;

    const created = await portal.call('POST', '/project', {
      token: await portal.signIn(people.proxyManager),
      body: projectBody(),
    });

    expect(isAllowed(screens['manager-projects']?.allow, { user, expressions }, portal.release)).toBe(true);
    expect(menuOf(user, portal.release)?.id).toBe('manager');
    expect(created.status).toBe(200);
    const listed = contentOf((await ask('/projects/list?size=100', people.proxyManager)).json);
    expect(new Set(listed.map((project) => project['companyId']))).toEqual(new Set([1]));
    expect(listed.length).toBeGreaterThan(1);
  });

  test.each([people.manager, people.contractor, people.subvendor])('are not told to %s', async (email) => {
    expect((await ask('/persons', email)).status).toBe(403);
    expect((await ask('/organization/onboarded/resources?companyId=1', email)).status).toBe(403);
  });

  test('clients are all of them for an administrator, and the own ones for everybody else', async () => {
    const clients = [
      { companyId: 1, name: 'Client Example Inc.' },
      { companyId: 2, name: 'Harbor Example Ltd.' },
    ];
    expect((await ask('/project/clients')).json).toEqual(clients);
    expect((await ask('/project/clients', people.manager)).json).toEqual(clients.slice(0, 1));
    expect((await ask('/project/clients', people.harborManager)).json).toEqual(clients.slice(1));
  });
});
