import { expect, test } from 'vitest';
import { isRecord, readPath } from '#engine';
import { dumpPortal } from '../../testing/dumpPortal.ts';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';
import { createProject, responsesOf } from '../../testing/portalProject.ts';

type Json = Readonly<Record<string, unknown>>;
type Method = 'GET' | 'POST' | 'PUT';

eachPortal('two writers of one record', (opened) => {
  const send = async (method: Method, path: string, as: string, body?: Json) => {
    const { portal } = opened();
    return portal.call(method, path, { token: await portal.signIn(as), ...(body === undefined ? {} : { body }) });
  };
  const newProject = async (): Promise<string> => (await createProject(opened().portal)).projectNumber;
  const versionOf = async (key: string): Promise<unknown> =>
    readPath((await send('GET', `/projects/${key}`, people.programAdmin)).json, 'version');

  test('count every change of a project, those of its people and those that follow from others included', async () => {
    // given
    const key = await newProject();
    const read = (await send('GET', `/projects/${key}`, people.programAdmin)).json;

    // when
    const updated = await send('PUT', `/projects/${key}`, people.programAdmin, { projectName: 'Renamed' });
    const person = { logicalName: people.contractor, firstName: 'Cleo', lastName: 'Clay' };
    await send('PUT', '/organization/person/safe', people.programAdmin, person);

    // then
    expect(readPath(read, 'version')).toBe(1);
    expect(updated).toMatchObject({ status: 200, json: { version: 2 } });
    expect(await versionOf(key)).toBe(3);
  });

  test('the second is told what the first has changed, when and by whom, and has written nothing', async () => {
    // given
    const key = await newProject();
    const { json: before } = await send('GET', `/projects/${key}`, people.programAdmin);
    await send('PUT', `/projects/${key}`, people.admin, { projectName: 'First', version: 1 });
    await send('PUT', `/projects/${key}`, people.director, { costCenter: '4711' });
    await send('PUT', `/projects/${key}`, people.programAdmin, { projectName: 'Third' });
    const stored = await dumpPortal(opened().database);

    // when
    const answer = await send('PUT', `/projects/${key}`, people.programAdmin, { projectName: 'Late', version: 1 });

    // then
    const at = '2026-11-21T10:00:00.000Z';
    expect(answer).toMatchObject({
      status: 409,
      json: {
        code: 'conflict',
        message: 'Someone else changed this while you were editing.',
        version: 4,
        definition: 'projects.update',
      },
    });
    expect(readPath(answer.json, 'errors')).toEqual([
      {
        ...{ path: 'projectName', title: 'Project Name', base: readPath(before, 'projectName'), current: 'Third' },
        ...{ by: people.programAdmin, at },
      },
      {
        ...{ path: 'costCenter', title: 'Cost Center', base: readPath(before, 'costCenter'), current: '4711' },
        ...{ by: people.director, at },
      },
    ]);
    expect(await dumpPortal(opened().database)).toEqual(stored);
  });

  test('the second may write over it when saying so with the new version', async () => {
    // given
    const key = await newProject();
    await send('PUT', `/projects/${key}`, people.admin, { projectName: 'First', version: 1 });

    // when
    const answer = await send('PUT', `/projects/${key}`, people.programAdmin, { projectName: 'Mine', version: 2 });

    // then
    expect(answer).toMatchObject({ status: 200, json: { projectName: 'Mine', version: 3 } });
  });

  test('a move of a lifecycle over an older version is refused, one without a version is not', async () => {
    // given
    const key = await newProject();
    await send('PUT', `/projects/${key}`, people.admin, { projectName: 'First' });
    const closing = { projectNumber: key, reasonId: 1 };

    // when
    const stale = await send('POST', '/project/closure', people.manager, { ...closing, version: 1 });
    const silent = await send('POST', '/project/closure', people.manager, closing);

    // then
    expect(stale).toMatchObject({ status: 409, json: { code: 'conflict', version: 2 } });
    expect(silent.status).toBe(204);
  });

  test('somebody is not told of what they may not read', async () => {
    // given
    const { managerEvaluation } = await createProject(opened().portal);
    const path = `/evaluation/${managerEvaluation}/responses?type=MANAGER`;
    const responses = responsesOf('manager', 'allIndependent');
    const first = await send('POST', path, people.manager, { responses, version: 1 });

    // when
    const late = { responses, version: 1 };
    const told = [await send('POST', path, people.manager, late), await send('POST', path, people.admin, late)];

    // then
    const pathsOf = ({ json }: { readonly json: unknown }): readonly unknown[] => {
      const errors = readPath(json, 'errors');
      return Array.isArray(errors) ? errors.filter(isRecord).map((error) => error['path']) : [];
    };
    expect(first.status).toBe(204);
    expect(told.map(({ status }) => status)).toEqual([409, 409]);
    expect(told.map(pathsOf)).toEqual([
      ['status', 'completedAt', 'evaluationDetails'],
      ['status', 'score', 'probability', 'completedAt', 'evaluationDetails'],
    ]);
  });

  test.each([['two'], [1.5], [{}], [true]])('a version that is %o is refused in words', async (version) => {
    const key = await newProject();

    const answer = await send('PUT', `/projects/${key}`, people.programAdmin, { projectName: 'A', version });

    expect(answer.status).toBe(400);
    expect(Object.keys(Object(readPath(answer.json, 'fields')))).toEqual(['/version']);
  });

  test('two windows of one account are told of each other', async () => {
    // given
    const { json: me } = await send('GET', '/auth/user/me', people.otherManager);
    const version = readPath(me, 'version');
    await send('PUT', '/auth/user', people.otherManager, { firstName: 'Otis', lastName: 'Other', version });

    // when
    const answer = await send('PUT', '/auth/user', people.otherManager, {
      firstName: 'O.',
      lastName: 'Other',
      version,
    });

    // then
    expect(answer).toMatchObject({ status: 409, json: { code: 'conflict' } });
    expect(readPath(answer.json, 'errors')).toMatchObject([
      { path: 'firstName', title: 'First name', base: 'Otto', current: 'Otis', by: people.otherManager },
    ]);
  });

  test('of twenty who saw the same version exactly one writes', async () => {
    const key = await newProject();

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        send('PUT', `/projects/${key}`, people.programAdmin, { projectName: `Writer ${index}`, version: 1 }),
      ),
    );

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect(await versionOf(key)).toBe(2);
  });
});
