import { expect, test } from 'vitest';
import { people } from '../../../portal/testing/portalPeople.ts';
import { askAgain, bypass, take, waiting } from './steps/evaluations.ts';
import { eachRoad } from './steps/openRoad.ts';
import {
  changeManager,
  close,
  determine,
  edit,
  evaluationsOf,
  everybody,
  expectSeen,
  newProject,
  reactivate,
  reassess,
  seen,
  setPlace,
} from './steps/projects.ts';
import { fields, statuses, words } from './steps/told.ts';

eachRoad('decisions that cross', (road) => {
  test('a closure that is undone at once leaves the project as it was for both sides', async () => {
    const { key, manager } = await newProject(road());
    const before = await seen(road(), key, people.manager);
    await close(road(), key, { as: people.manager });
    expect(await waiting(road(), { side: 'manager', key })).toEqual([]);

    expect((await reactivate(road(), key)).status).toBe(204);

    const facts = { projectEndDate: before['projectEndDate'], currentStatus: { state: 'OPEN', status: 'Pending' } };
    await expectSeen(road(), { key, by: everybody, facts });
    expect(await waiting(road(), { side: 'manager', key })).toEqual([manager]);
  });

  test('a closure that a manager made is not undone by the manager, and stays', async () => {
    const { key } = await newProject(road());
    await close(road(), key, { as: people.manager });

    expect((await reactivate(road(), key, { as: people.manager })).status).toBe(403);

    await expectSeen(road(), {
      key,
      by: everybody,
      facts: { currentStatus: { state: 'CLOSED', status: 'Completed' } },
    });
  });

  test('a closure that is undone the next day, after the end has passed, needs a new end date', async () => {
    const { portal } = road();
    const { key } = await newProject(road(), {
      body: { projectStartDate: '2026-01-05', projectEndDate: '2026-11-21' },
    });
    await close(road(), key, { with: { closingDate: '2026-11-21' } });
    const today = portal.time.now;
    portal.time.now = new Date('2026-11-22T08:00:00Z');
    const admin = await road().enter(people.programAdmin);
    if (!('token' in admin)) throw new Error('The administrator was not signed in.');

    const late = await admin.post('/project/reactivation', { projectNumber: key });
    const renewed = await admin.post('/project/reactivation', { projectNumber: key, projectEndDate: '2026-12-31' });
    portal.time.now = today;

    expect(words(late)).toEqual([
      422,
      'The end date 11/21/2026 has passed. Reactivate the project with a new end date.',
    ]);
    expect(renewed.status).toBe(204);
    await expectSeen(road(), {
      key,
      by: everybody,
      facts: { projectEndDate: '2026-12-31', currentStatus: { state: 'OPEN' } },
    });
  });

  test('two people who close one project at once close it once', async () => {
    const { key } = await newProject(road());

    const answers = await Promise.all([
      close(road(), key, { as: people.manager, with: { reasonId: 2 } }),
      close(road(), key, { with: { reasonId: 4 } }),
    ]);

    expect(statuses(answers)).toEqual([204, 409]);
    const label = answers[0]?.status === 204 ? 'Project cancelled' : 'Budget exhausted';
    await expectSeen(road(), {
      key,
      by: [people.manager, people.programAdmin],
      facts: { currentStatus: { state: 'CLOSED', closureReason: { label } } },
    });
  });

  test('a closed project is determined by nobody, and after its reactivation by one', async () => {
    const { key } = await newProject(road());
    await close(road(), key);
    expect((await determine(road(), key)).status).toBe(409);

    await reactivate(road(), key);
    expect((await determine(road(), key)).status).toBe(204);

    await expectSeen(road(), {
      key,
      by: everybody,
      facts: { currentStatus: { state: 'OPEN', status: 'Active', recommendation: 'IC' } },
    });
  });

  test('a project that closes while it is determined ends closed or determined and closed, never half', async () => {
    const { key } = await newProject(road());

    const [determined, closed] = await Promise.all([determine(road(), key), close(road(), key)]);

    expect(closed.status).toBe(204);
    const project = await seen(road(), key);
    expect(project).toMatchObject({ currentStatus: { state: 'CLOSED', status: 'Completed' } });
    await reactivate(road(), key);
    const status = determined.status === 204 ? 'Active' : 'Pending';
    await expectSeen(road(), { key, by: everybody, facts: { currentStatus: { state: 'OPEN', status } } });
  });

  test('a reassessment without a new evaluation is refused, and the first one stays', async () => {
    const { key } = await newProject(road());
    await determine(road(), key);
    expect((await reassess(road(), key)).status).toBe(204);

    expect(words(await reassess(road(), key, { with: { recommendation: 'IC' } }))).toEqual([
      409,
      'A new evaluation is needed before the next reassessment.',
    ]);

    await expectSeen(road(), { key, by: everybody, facts: { currentStatus: { recommendation: 'W-2' } } });
  });

  test('two administrators who reassess at once reassess once', async () => {
    const { key } = await newProject(road());
    await determine(road(), key);

    const answers = await Promise.all([
      reassess(road(), key),
      reassess(road(), key, { as: people.director, with: { recommendation: 'IC' } }),
    ]);

    expect(statuses(answers)).toEqual([204, 409]);
    const recommendation = answers[0]?.status === 204 ? 'W-2' : 'IC';
    await expectSeen(road(), { key, by: everybody, facts: { currentStatus: { recommendation } } });
  });

  test('an evaluation that is taken after the determination leaves the determination as it was made', async () => {
    const { key, manager, contractor } = await newProject(road());
    await determine(road(), key);

    await take(road(), manager, { side: 'manager', answers: 'nothingIndependent' });
    await take(road(), contractor, { side: 'contractor' });

    const facts = { classification: 'IC', currentStatus: { recommendation: 'IC', status: 'Active' } };
    await expectSeen(road(), { key, by: everybody, facts });
  });

  test('an evaluation that is bypassed while it is being sent is either taken or skipped, and everybody agrees', async () => {
    const { key, manager } = await newProject(road());

    const [taken, skipped] = await Promise.all([take(road(), manager, { side: 'manager' }), bypass(road(), key)]);

    expect(skipped.status).toBe(204);
    const [first] = await evaluationsOf(road(), key);
    expect([taken.status, first?.['status']]).toEqual(taken.status === 204 ? [204, 'COMPLETE'] : [409, 'SKIPPED']);
    expect(await waiting(road(), { side: 'manager', key })).toEqual([]);
    expect(await waiting(road(), { side: 'contractor', key })).toEqual([]);
  });

  test('two administrators who ask for a full evaluation at once ask each side once', async () => {
    const { key } = await newProject(road());
    await bypass(road(), key);

    const answers = await Promise.all([askAgain(road(), key), askAgain(road(), key, people.director)]);

    expect(statuses(answers)).toEqual([204, 409]);
    expect(await waiting(road(), { side: 'manager', key })).toHaveLength(1);
    expect(await waiting(road(), { side: 'contractor', key })).toHaveLength(1);
  });

  test('a full evaluation that is asked for while one side is still to answer is refused, and asks nobody twice', async () => {
    const { key, manager, contractor } = await newProject(road());
    await take(road(), manager, { side: 'manager' });

    expect((await askAgain(road(), key)).status).toBe(409);

    expect(await waiting(road(), { side: 'manager', key })).toEqual([]);
    expect(await waiting(road(), { side: 'contractor', key })).toEqual([contractor]);
  });

  test('a manager who is replaced before answering hands the evaluation over, and cannot answer it any more', async () => {
    const { key, manager } = await newProject(road());
    await changeManager(road(), key, [people.manager, people.otherManager]);

    expect((await take(road(), manager, { side: 'manager' })).status).toBe(404);
    expect((await take(road(), manager, { side: 'manager', as: people.otherManager })).status).toBe(204);

    expect(await waiting(road(), { side: 'manager', key, as: people.otherManager })).toEqual([]);
    expect(await seen(road(), key)).toMatchObject({ currentStatus: { initialRecommendation: 'OPEN' } });
  });

  test('two administrators who replace a manager at once replace them once, and the second is told', async () => {
    const { key } = await newProject(road());

    const answers = await Promise.all([
      changeManager(road(), key, [people.manager, people.otherManager]),
      changeManager(road(), key, [people.manager, people.proxyManager]),
    ]);

    expect(statuses(answers)).toEqual([204, 409]);
    const logicalName = answers[0]?.status === 204 ? people.otherManager : people.proxyManager;
    expect(await seen(road(), key, logicalName)).toMatchObject({ manager: { logicalName } });
    expect(await seen(road(), key, people.manager)).toMatchObject({ answered: 404 });
  });

  test('a manager who is replaced and comes back finds the evaluation where it was left', async () => {
    const { key, manager } = await newProject(road());
    await changeManager(road(), key, [people.manager, people.otherManager]);
    await changeManager(road(), key, [people.otherManager, people.manager]);

    expect(await waiting(road(), { side: 'manager', key })).toEqual([manager]);
    expect((await take(road(), manager, { side: 'manager' })).status).toBe(204);

    expect(await seen(road(), key, people.otherManager)).toMatchObject({ answered: 404 });
    const { rows } = await (await road().as(people.programAdmin)).get(`/projects/${key}/managers/history`);
    expect(rows.map(({ logicalName }) => logicalName)).toHaveLength(3);
  });

  test('a closed project keeps its managers’ evaluation for the day it is reactivated', async () => {
    const { key, manager } = await newProject(road());
    await close(road(), key);
    expect(words(await take(road(), manager, { side: 'manager' }))).toEqual([
      409,
      `Project ${key} is closed and takes no evaluations.`,
    ]);

    await reactivate(road(), key);

    expect((await take(road(), manager, { side: 'manager' })).status).toBe(204);
    await expectSeen(road(), {
      key,
      by: [people.programAdmin],
      facts: { currentStatus: { initialRecommendation: 'OPEN' } },
    });
  });

  test('a place of work that the contractor answers twice is the last one, beside what the manager named', async () => {
    const { key } = await newProject(road());
    await setPlace(road(), key, { as: people.contractor, place: 'US-TX' });

    expect((await setPlace(road(), key, { as: people.contractor, place: 'US-NY' })).status).toBe(204);

    const workLocationInfo = { workLocation: { state: 'California' }, contractorResponse: { state: 'New York' } };
    await expectSeen(road(), { key, by: [people.contractor, people.programAdmin], facts: { workLocationInfo } });
  });

  test('a place of work that is answered for a closed project is refused, and taken once it is open again', async () => {
    const { key } = await newProject(road());
    await close(road(), key);
    expect(words(await setPlace(road(), key, { as: people.contractor, place: 'US-TX' }))).toEqual([
      409,
      `Project ${key} is closed. Its work location can be changed again once it is reactivated.`,
    ]);

    await reactivate(road(), key);

    expect((await setPlace(road(), key, { as: people.contractor, place: 'US-TX' })).status).toBe(204);
    const facts = { workLocationInfo: { contractorResponse: { state: 'Texas' } } };
    await expectSeen(road(), { key, by: [people.contractor, people.programAdmin], facts });
  });

  test('two administrators who edit one field over one version are asked, and keeping mine wins knowingly', async () => {
    const { key } = await newProject(road());
    const { version } = await seen(road(), key);
    await edit(road(), key, { as: people.director, with: { projectName: 'Theirs', version } });

    const late = await edit(road(), key, { with: { projectName: 'Mine', version } });
    expect(late.json['errors']).toMatchObject([{ path: 'projectName', base: 'Warehouse pilot', current: 'Theirs' }]);
    await expectSeen(road(), { key, by: [people.manager], facts: { projectName: 'Theirs' } });
    await edit(road(), key, { with: { projectName: 'Mine', version: late.json['version'] } });

    await expectSeen(road(), { key, by: everybody, facts: { projectName: 'Mine' } });
  });

  test('an edit that would end a project before it starts is refused at its field, whatever else it changes', async () => {
    const { key } = await newProject(road());

    const refused = await edit(road(), key, { with: { projectName: 'Half', projectEndDate: '2026-01-01' } });

    expect([refused.status, Object.keys(Object(fields(refused)[1]))]).toEqual([400, ['/projectEndDate']]);
    await expectSeen(road(), {
      key,
      by: everybody,
      facts: { projectName: 'Warehouse pilot', projectEndDate: '2027-06-30' },
    });
  });

  test('a note that is added twice on purpose is there twice, and one that is sent twice by one press once', async () => {
    const { key } = await newProject(road());
    const admin = await road().as(people.programAdmin);
    const note = { note: 'Called the client.' };
    await admin.post(`/project/${key}/notes`, note);
    await admin.post(`/project/${key}/notes`, note);

    const press = { 'idempotency-key': `note-of-${key}` };
    await admin.post(`/project/${key}/notes`, { note: 'Once.' }, press);
    await admin.post(`/project/${key}/notes`, { note: 'Once.' }, press);

    const { rows } = await (await road().as(people.director)).get(`/project/${key}/notes`);
    expect(rows.map((row) => row['note']).toSorted()).toEqual(['Called the client.', 'Called the client.', 'Once.']);
    expect((await (await road().as(people.manager)).get(`/project/${key}/notes`)).status).toBe(403);
  });
});
