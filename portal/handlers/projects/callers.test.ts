import { expect, test } from 'vitest';
import { readPath } from '#engine';
import type { Method } from '#server/testing';
import { eachPortal } from '../../testing/eachPortal.ts';

import { people } from '../../testing/portalPeople.ts';
import { createProject, projectBody } from '../../testing/portalProject.ts';

eachPortal('callers of another make', (opened) => {
  const send = async (method: Method, path: string, body?: unknown, as: string = people.programAdmin) => {
    const { portal } = opened();
    return portal.call(method, path, { token: await portal.signIn(as), ...(body === undefined ? {} : { body }) });
  };
  const newProject = async () => (await createProject(opened().portal)).projectNumber;
  const find = async (key: string) => (await send('GET', `/projects/${key}`)).json;

  test('read what a project has under either of its names', async () => {
    const project = await find(await newProject());

    expect(project).toMatchObject({
      ...{ projectAmount: 25_000, projectBudget: 25_000 },
      ...{ costCenter: 'CC-1234', departmentNumber: 'CC-1234' },
      ...{ candidateOnSite: false, predominantlyOnSite: false },
      ...{ candidateW2Past24Months: false, previousW2Contractor: false },
      documentStatus: 'INCOMPLETE',
    });
  });

  test('write the amount of a project under either of its names', async () => {
    const { projectBudget, ...others } = projectBody();
    const created = await send('POST', '/project', { ...others, projectAmount: projectBudget }, people.manager);
    const key = String(readPath(created.json, 'projectNumber'));
    const amounts = [readPath(await find(key), 'projectAmount')];
    for (const body of [{ projectAmount: 26_000 }, { projectBudget: 27_000 }]) {
      amounts.push(readPath((await send('PUT', `/projects/${key}`, body)).json, 'projectAmount'));
    }

    expect(amounts).toEqual([25_000, 26_000, 27_000]);
  });

  test('send a whole status with what they edit, and are refused when they edit what follows from events', async () => {
    const key = await newProject();
    await send('POST', '/projects/determination', {
      ...{ projectNumber: key, companyId: 1, recommendation: 'IC', note: 'Seen.', documentOverride: true },
      ...{ contractorUserId: people.contractor, subClientId: 1, requestor: people.director },
    });
    await send('POST', '/project/closure', { projectNumber: key, closingDate: '2026-12-01', reasonId: 1 });
    const whole = Object(readPath(await find(key), 'currentStatus'));
    const update = (changes: object) => send('POST', '/project/status', { projectNumber: key, ...whole, ...changes });

    const edited = await update({ billBackType: 'STANDARD', createdBy: people.director });
    const after = Object(readPath(await find(key), 'currentStatus'));
    const refused = [await update({ state: 'OPEN' }), await update({ finalDeterminationDate: '2020-01-01' })];

    expect(edited.status).toBe(204);
    expect(after).toEqual({ ...whole, billBackType: 'STANDARD', createdBy: people.programAdmin });
    expect(refused.map(({ status, json }) => [status, Object.keys(Object(readPath(json, 'fields')))])).toEqual([
      [400, ['/state']],
      [400, ['/finalDeterminationDate']],
    ]);
    expect(readPath(await find(key), 'currentStatus')).toEqual(after);
  });

  test('name the project in the body of a change of its manager, but no other than in the address', async () => {
    const key = await newProject();
    const body = { oldManagerLogicalName: people.manager, newManagerLogicalName: people.otherManager };
    const change = (projectNumber: string) =>
      send('POST', `/projects/${key}/manager/update`, { projectNumber, ...body });

    expect((await change('1-1-999999')).status).not.toBe(204);
    expect(readPath(await find(key), 'manager.logicalName')).toBe(people.manager);
    expect((await change(key)).status).toBe(204);
  });

  test('get the number of a request back as a number, and people in the order they ask for', async () => {
    const key = await newProject();
    const asked = await send(
      'POST',
      '/requisitions',
      { projectNumber: key, type: 'PROJECT_FUND', amount: 30_000 },
      people.manager,
    );
    const id = readPath(asked.json, 'id');

    const decided = await send('POST', `/requisitions/${String(id)}/approval`, '"APPROVED"');
    const sorted = await send('GET', '/persons?size=20&page=0&sortBy=firstName&companyId=1&manager=true');

    expect([typeof id, readPath(decided.json, 'id')]).toEqual(['number', id]);
    const names = Object(readPath(sorted.json, 'content')).map((person: unknown) => readPath(person, 'firstName'));
    expect(names).toEqual(['Mona', 'Otto', 'Pavel']);
  });
});
