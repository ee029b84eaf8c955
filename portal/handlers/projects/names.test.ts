import { expect, test } from 'vitest';
import { isRecord } from '#engine';
import { namesOfProjects } from '../../migrations/040-names-of-projects.ts';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';
import { createProject } from '../../testing/portalProject.ts';

eachPortal('a project', (opened) => {
  const call = async (method: 'GET' | 'PUT', path: string, as: string, body?: object) => {
    const { portal } = opened();
    const token = await portal.signIn(as);
    return portal.call(method, path, { token, ...(body === undefined ? {} : { body }) });
  };

  test('has the name of its job function and the code of its location, which follow their numbers', async () => {
    const { projectNumber } = await createProject(opened().portal, { body: { color: 'green' } });
    const path = `/projects/${projectNumber}`;

    const created = await call('GET', path, people.manager);
    await call('PUT', path, people.admin, { jobFunctionId: 12, locationId: 24, color: 'blue' });
    const updated = await call('GET', path, people.manager);

    expect(created.json).toMatchObject({
      jobFunction: 'Software Engineering',
      location: { locationid: 22, code: 'US-EAST' },
      color: 'green',
    });
    expect(updated.json).toMatchObject({
      jobFunction: 'Translation',
      location: { locationid: 24, code: 'US-WEST' },
      color: 'blue',
    });
  });

  test('that is older gets these names by a migration', async () => {
    const { database } = opened();
    const { projectNumber } = await createProject(opened().portal);
    const path = `/projects/${projectNumber}`;
    const before = await call('GET', path, people.manager);
    const row = () =>
      database.current().selectFrom('project').select('attributes').where('project_number', '=', projectNumber);
    const { attributes } = await row().executeTakeFirstOrThrow();
    const { jobFunction: _name, location: _place, ...older } = attributes;
    await database
      .current()
      .updateTable('project')
      .set({ attributes: JSON.stringify(older) })
      .where('project_number', '=', projectNumber)
      .execute();

    await namesOfProjects.up(database.current());

    const after = await call('GET', path, people.manager);
    const withoutVersion = (json: unknown) => (isRecord(json) ? { ...json, version: 0 } : json);
    expect(withoutVersion(after.json)).toEqual(withoutVersion(before.json));
  });

  test('is a position of its people, which administrators see', async () => {
    const asAdmin = await call('GET', `/persons/${people.contractor}`, people.admin);
    const asOwn = await call('GET', `/persons/${people.contractor}`, people.contractor);

    const position = {
      startDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      endDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      jobFunction: { function: 'Software Engineering', description: expect.any(String) },
    };
    expect(asAdmin.json).toMatchObject({ positions: expect.arrayContaining([position]) });
    expect(asOwn.json).not.toHaveProperty('positions');
  });
});
