import { expect, test } from 'vitest';
import { isRecord } from '#engine';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';
import { contentOf, createProject } from '../../testing/portalProject.ts';

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

  test('come ten at a time', async () => {
    expect((await ask('/persons')).json).toMatchObject({ number: 0, size: 10, totalElements: 10, totalPages: 1 });
    expect((await ask('/persons?size=2&page=1')).json).toMatchObject({ number: 1, size: 2, totalPages: 5 });
  });

  test('are contractors of a company by their account or by a project of it', async () => {
    const { portal } = opened();
    const list = async (companyId: number) => {
      const { json } = await ask(`/organization/onboarded/resources?companyId=${companyId}&regionId=1`);
      return Array.isArray(json) ? json.filter(isRecord).map((one) => one['logicalName']) : [];
    };
    expect(await list(1)).toEqual([people.contractor, people.rival]);

    await createProject(portal, {
      candidate: { candidateEmail: 'birch@freelance.example', candidateFirstName: 'Bea' },
    });

    expect(await list(1)).toEqual(['birch@freelance.example', people.contractor, people.rival]);
    expect(await list(2)).toEqual([]);
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
