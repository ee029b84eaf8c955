import { expect, test } from 'vitest';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';
import { createProject } from '../../testing/portalProject.ts';

eachPortal('lists about projects', (opened) => {
  const get = async (path: string, as: string = people.programAdmin) => {
    const { portal } = opened();
    return portal.call('GET', path, { token: await portal.signIn(as) });
  };

  test('visited projects are those that are named, in their order, without strangers', async () => {
    const one = await createProject(opened().portal);
    const two = await createProject(opened().portal);
    const keys = [two.projectNumber, '9-9-999999', one.projectNumber];

    const answer = await get(`/projects/visited?projectNumber=${keys.join(',')}`);

    expect(answer.json).toEqual(
      [two, one].map(({ projectNumber }) => ({
        projectNumber,
        projectName: 'Warehouse pilot',
        companyName: 'Client Example Inc.',
      })),
    );
    expect((await get('/projects/visited?projectNumber=9-9-999999')).json).toEqual([]);
  });

  test('a company is summed up by its projects, for administrators of the program', async () => {
    const { json } = await get('/company/1/summary');

    expect(json).toMatchObject({ companyId: 1, name: 'Client Example Inc.', closedProjects: 0 });
    expect((await get('/company/99/summary')).status).toBe(404);
    expect((await get('/company/x/summary')).status).toBe(404);
    expect((await get('/company/1/summary', people.manager)).status).toBe(403);
  });

  test('documents are those of the kind of contractor', async () => {
    const names = async (query: string) => {
      const { json } = await get(`/documents?documentType=Compliance&status=active${query}`);
      return Array.isArray(json) ? json.map((document: { documentId?: number }) => document.documentId) : json;
    };

    expect(await names('&contractorType=IC')).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await names('')).toEqual([11, 12, 13]);
    expect((await get('/documents?contractorType=XY')).status).toBe(400);
  });

  test('a page has as many rows as were asked for, up to ten thousand', async () => {
    expect((await get('/persons?manager=true&size=5000')).json).toMatchObject({ size: 5000, number: 0 });
    expect((await get('/persons?manager=true&size=10001')).status).toBe(400);
  });
});
