import { expect, test } from 'vitest';
import { isRecord } from '#engine';
import { dumpPortal } from '../../testing/dumpPortal.ts';
import { eachPortal } from '../../testing/eachPortal.ts';
import type { PortalAnswer } from '../../testing/openPortalApp.ts';
import { people } from '../../testing/portalPeople.ts';
import { contentOf, createProject, responsesOf, submitCase } from '../../testing/portalProject.ts';

type Json = Readonly<Record<string, unknown>>;

eachPortal('decisions about a project', (opened) => {
  const post = async (path: string, body: Json, as: string = people.programAdmin): Promise<PortalAnswer> => {
    const { portal } = opened();
    return portal.call('POST', path, { token: await portal.signIn(as), body });
  };
  const find = async (projectNumber: string): Promise<unknown> => {
    const { portal } = opened();
    return (await portal.call('GET', `/projects/${projectNumber}`, { token: await portal.signIn(people.admin) })).json;
  };
  const newProject = async (body: Json = {}): Promise<string> =>
    (await createProject(opened().portal, { body })).projectNumber;
  const decision = (projectNumber: string): Json => ({
    projectNumber,
    companyId: 1,
    recommendation: 'IC',
    note: 'Seen.',
  });
  const determine = (key: string) => post('/projects/determination', decision(key));
  const reassess = (key: string) => post('/projects/reassessment', decision(key));
  const close = (key: string, as?: string) =>
    post('/project/closure', { projectNumber: key, closingDate: '2026-12-01', reasonId: 1 }, as);
  const reactivate = (key: string) => post('/project/reactivation', { projectNumber: key });
  const extension = (key: string, more: Json = {}) => ({
    projectNumber: key,
    type: 'PROJECT_EXTENSION',
    toDate: '2027-09-30',
    ...more,
  });
  const request = async (key: string): Promise<number> => {
    const { json } = await post('/requisitions', extension(key), people.manager);
    return isRecord(json) ? Number(json['id']) : Number.NaN;
  };

  test('that do not fit its state are refused in the words of the lifecycle, and change nothing', async () => {
    const { database } = opened();
    const open = await newProject();
    const determined = await newProject();
    await determine(determined);
    const closed = await newProject();
    await close(closed);
    const past = await newProject({ projectStartDate: '2026-01-01', projectEndDate: '2026-06-01' });
    await close(past);
    const before = await dumpPortal(database);

    const refused = [
      await reassess(open),
      await reactivate(open),
      await determine(determined),
      await reactivate(determined),
      await determine(closed),
      await reassess(closed),
      await close(closed),
      await close(closed, people.manager),
      await reactivate(past),
    ];

    expect(refused.map(({ status }) => status)).toEqual([409, 422, 409, 422, 409, 409, 409, 409, 422]);
    expect(refused.map(({ json }) => (isRecord(json) ? json['code'] : ''))).toEqual(refused.map(() => 'state'));
    expect(refused[0]?.json).toMatchObject({ message: 'A reassessment needs a final determination.' });
    expect(refused[2]?.json).toMatchObject({ message: 'The recommendation has already been made.' });
    expect(refused[8]?.json).toMatchObject({
      message: 'The end date 06/01/2026 has passed. Reactivate the project with a new end date.',
    });
    expect(await dumpPortal(database)).toEqual(before);
  });

  test('take a second reassessment only after a new evaluation, of whichever side', async () => {
    const { portal } = opened();
    const token = await portal.signIn(people.programAdmin);
    const { projectNumber: key, managerEvaluation, contractorEvaluation } = await createProject(portal);
    await determine(key);
    expect((await reassess(key)).status).toBe(204);

    const again = await reassess(key);

    expect(again.status).toBe(409);
    expect(again.json).toMatchObject({ message: 'A new evaluation is needed before the next reassessment.' });
    expect(await find(key)).toMatchObject({ currentStatus: { evaluationNeeded: true } });
    expect(await submitCase(portal, { side: 'contractor', id: contractorEvaluation })).toBe(204);
    expect((await reassess(key)).status).toBe(204);
    expect((await reassess(key)).status).toBe(409);
    expect(await submitCase(portal, { side: 'manager', id: managerEvaluation })).toBe(204);
    expect((await reassess(key)).status).toBe(204);
    const asked = { projectNumber: key, flag: true };
    expect(
      (await portal.call('POST', `/projects/${key}/reevaluation?forceFullEval=true`, { token, body: asked })).status,
    ).toBe(204);
    expect((await reassess(key)).status).toBe(409);
  });

  test('taken by ten at once are taken once', async () => {
    const key = await newProject();

    const answers = await Promise.all(Array.from({ length: 10 }, () => determine(key)));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, ...Array.from({ length: 9 }, () => 409)]);
  });

  test('do not undo what another one changes at the same moment', async () => {
    const { portal } = opened();
    const token = await portal.signIn(people.programAdmin);
    for (let round = 0; round < 5; round += 1) {
      const key = await newProject();

      const [decided, ...changed] = await Promise.all([
        determine(key),
        portal.call('PUT', `/projects/${key}`, { token, body: { projectName: 'Renamed' } }),
        portal.call('PUT', `/projects/${key}`, { token, body: { costCenter: 'CC-9999' } }),
      ]);

      expect([decided.status, ...changed.map(({ status }) => status)]).toEqual([204, 200, 200]);
      expect(await find(key)).toMatchObject({
        projectName: 'Renamed',
        costCenter: 'CC-9999',
        currentStatus: { recommendation: 'IC', status: 'Active' },
      });
    }
  });

  test('are said by the bare word too where one word decides', async () => {
    const { portal } = opened();
    const token = await portal.signIn(people.programAdmin);
    const key = await newProject();
    const asked = await post('/requisitions', extension(key, { requesterNote: 'Longer' }), people.manager);
    const id = isRecord(asked.json) ? Number(asked.json['id']) : 0;
    const say = (word: string) =>
      portal.call('POST', `/requisitions/${id}/approval`, { token, body: JSON.stringify(word) });

    expect(await say('MAYBE')).toMatchObject({ status: 400, json: { fields: { '/status': expect.any(String) } } });
    expect(await say('APPROVED')).toMatchObject({ status: 200 });

    expect(await find(key)).toMatchObject({ projectEndDate: '2027-09-30' });
    const note = await portal.call('POST', `/project/${key}/notes`, { token, body: JSON.stringify('Called.') });
    expect(note).toMatchObject({ status: 400, json: { code: 'validation' } });
  });

  test('close, reactivate and close again', async () => {
    const key = await newProject();
    await determine(key);

    expect((await close(key)).status).toBe(204);
    expect((await reactivate(key)).status).toBe(204);
    expect(await find(key)).toMatchObject({ currentStatus: { state: 'OPEN', status: 'Active', recommendation: 'IC' } });
    expect((await close(key)).status).toBe(204);
    expect((await reassess(key)).status).toBe(409);
  });

  test('close and reactivate leave a project as it was, pending or determined', async () => {
    const pending = await newProject();
    const determined = await newProject();
    await determine(determined);
    const before = [await find(pending), await find(determined)];

    for (const key of [pending, determined]) await close(key);
    const closed = [await find(pending), await find(determined)];
    for (const key of [pending, determined]) await reactivate(key);

    expect(closed.map((project) => Object(project).currentStatus.status)).toEqual(['Completed', 'Completed']);
    // Both actions increase the version, and the last one has set the status.
    const by = { createdBy: people.programAdmin };
    const asBefore = before.map((project) => {
      const { version, currentStatus, ...rest } = Object(project);
      return { ...rest, version: version + 2, currentStatus: { ...currentStatus, ...by } };
    });
    expect([await find(pending), await find(determined)]).toEqual(asBefore);
    expect(before.map((project) => Object(project).currentStatus.status)).toEqual(['Pending', 'Active']);
    expect(Object(before[1]).currentStatus.nextEvalDate).toMatch(/^\d{4}-/);
  });

  test('reactivate keeps a status that was decided while the project was closed', async () => {
    const key = await newProject();
    await close(key);
    await post('/project/status', { projectNumber: key, status: 'W-2' });

    await reactivate(key);

    expect(await find(key)).toMatchObject({ currentStatus: { state: 'OPEN', status: 'W-2' } });
  });

  test('reactivate a project whose end has passed with a new end date only', async () => {
    const key = await newProject({ projectStartDate: '2026-01-01', projectEndDate: '2026-06-01' });
    await close(key);
    const again = (projectEndDate: string) => post('/project/reactivation', { projectNumber: key, projectEndDate });

    const refused = [await again('2026-07-01'), await again('2025-12-31')];
    const taken = await again('2027-12-31');

    expect(refused.map(({ status, json }) => [status, Object(Object(json).fields)['/projectEndDate']])).toEqual([
      [400, 'Project End Date must be today or later'],
      [400, 'Project End Date must be today or later'],
    ]);
    expect(taken.status).toBe(204);
    expect(await find(key)).toMatchObject({ projectEndDate: '2027-12-31', currentStatus: { state: 'OPEN' } });
  });

  test.each([people.manager, people.programAdmin])('close no project before it starts, for %s', async (as) => {
    const { database } = opened();
    const key = await newProject({ projectStartDate: '2027-01-15' });
    const before = await dumpPortal(database);

    const early = await post('/project/closure', { projectNumber: key, closingDate: '2027-01-14', reasonId: 1 }, as);

    expect([early.status, Object(early.json).fields]).toEqual([
      400,
      { '/closingDate': 'The project starts on 01/15/2027 and cannot be closed before' },
    ]);
    expect(await dumpPortal(database)).toEqual(before);
    expect((await post('/project/closure', { projectNumber: key, reasonId: 1 }, as)).status).toBe(204);
    expect(await find(key)).toMatchObject({ currentStatus: { closingDate: '2027-01-15' } });
  });

  test('let no start be moved past the day of the closure, and any other day until then', async () => {
    const { portal, database } = opened();
    const as = await portal.signIn(people.programAdmin);
    const key = await newProject({ projectStartDate: '2026-11-01', projectEndDate: '2027-12-31' });
    const update = (body: Json) => portal.call('PUT', `/projects/${key}`, { token: as, body });
    expect((await close(key)).status).toBe(204);
    const before = await dumpPortal(database);

    const late = await update({ projectStartDate: '2026-12-02' });

    const message = 'The project was closed on 12/01/2026 and cannot start later';
    expect([late.status, Object(late.json).fields]).toEqual([400, { '/projectStartDate': message }]);
    expect(await dumpPortal(database)).toEqual(before);
    expect((await update({ projectStartDate: '2026-12-01' })).status).toBe(200);
    expect((await reactivate(key)).status).toBe(204);
    expect((await update({ projectStartDate: '2026-12-02' })).status).toBe(200);
    expect((await close(key)).status).toBe(400);
  });

  test('keep the overrides they were made with, and who made them', async () => {
    const key = await newProject();
    const overrides = { documentOverride: true, businessQuestionOverride: true, requestor: people.manager };

    await post('/projects/determination', { ...decision(key), ...overrides });

    expect(await find(key)).toMatchObject({
      currentStatus: {
        supportingDocumentsOverride: true,
        businessQuestionOverride: true,
        createdBy: people.programAdmin,
      },
    });
    await post('/projects/reassessment', { ...decision(key), businessQuestionOverride: false });
    expect(await find(key)).toMatchObject({ currentStatus: { businessQuestionOverride: false } });
  });

  test('leave no evaluation to be taken once the project is closed', async () => {
    const { portal } = opened();
    const { projectNumber: key, managerEvaluation } = await createProject(portal);
    const token = await portal.signIn(people.manager);
    const offered = async () => {
      const query = `projectNumber=${key}&managerLogicalName=${people.manager}&projectState=OPEN`;
      return contentOf((await portal.call('GET', `/evaluations?${query}`, { token })).json).map(({ id }) => id);
    };
    const before = await offered();
    await close(key);

    const path = `/evaluation/${managerEvaluation}/responses?type=MANAGER`;
    const refused = await post(path, { responses: responsesOf('manager', 'allIndependent') }, people.manager);

    expect([refused.status, Object(refused.json).message]).toEqual([
      409,
      `Project ${key} is closed and takes no evaluations.`,
    ]);
    expect([before, await offered()]).toEqual([[managerEvaluation], []]);
    await reactivate(key);
    expect(await submitCase(portal, { side: 'manager', id: managerEvaluation })).toBe(204);
  });

  test('on a request are made once though fifty clients approve it at once', async () => {
    const { portal, database } = opened();
    const key = await newProject();
    const id = await request(key);
    expect(await find(key)).toMatchObject({ projectEndDate: '2027-06-30' });

    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        post(`/requisitions/${id}/approval`, { status: 'APPROVED', approverNote: `Client ${index}` }),
      ),
    );

    const won = answers.filter(({ status }) => status === 200);
    expect([won.length, answers.filter(({ status }) => status === 409).length]).toEqual([1, 49]);
    expect(won[0]?.json).toMatchObject({ status: 'COMPLETE', approverLogicalName: people.programAdmin });
    expect(await find(key)).toMatchObject({ projectEndDate: '2027-09-30' });
    const events = database
      .current()
      .selectFrom('event')
      .where('entity', '=', 'requisition')
      .where('key', '=', String(id));
    expect((await events.select('what').orderBy('seq').execute()).map(({ what }) => what)).toEqual([
      'create',
      'approve',
      'extend',
    ]);
    expect((await post(`/requisitions/${id}/approval`, { status: 'REJECTED', approverNote: 'No.' })).status).toBe(409);
    const list = await portal.call('GET', `/requisitions?projectNumber=${key}`, {
      token: await portal.signIn(people.manager),
    });
    expect(contentOf(list.json)).toMatchObject([{ id, status: 'COMPLETE', toDate: '2027-09-30' }]);
  });

  test('on a request may refuse it, and then nothing changes', async () => {
    const key = await newProject();
    const id = await request(key);

    expect(
      (await post(`/requisitions/${id}/approval`, { status: 'REJECTED', approverNote: 'No.' })).json,
    ).toMatchObject({
      status: 'REJECTED',
    });
    expect(await find(key)).toMatchObject({ projectEndDate: '2027-06-30' });
    expect((await post(`/requisitions/${id}/approval`, { status: 'APPROVED' })).status).toBe(409);
  });

  test('on funds raise the budget at once when an administrator says so', async () => {
    const key = await newProject();
    const funds = { projectNumber: key, type: 'PROJECT_FUND', amount: 40000, approveImmediately: true };

    expect((await post('/requisitions', funds)).json).toMatchObject({ status: 'COMPLETE' });
    expect(await find(key)).toMatchObject({ projectBudget: 40000, currentPoAmount: 40000 });
  });

  test('that would end a project before it starts are refused in the words of its rule', async () => {
    const { database } = opened();
    const key = await newProject({ projectStartDate: '2027-03-01' });
    const before = await dumpPortal(database);

    const { status, json } = await post(
      '/requisitions',
      extension(key, { toDate: '2027-02-01', approveImmediately: true }),
    );

    expect([status, Object(json).code, Object(json).message]).toEqual([
      409,
      'rule',
      'End date has to be after the start date',
    ]);
    expect(await dumpPortal(database)).toEqual(before);
  });

  test('asked for wrongly are refused and change nothing', async () => {
    const { database } = opened();
    const key = await newProject();
    const before = await dumpPortal(database);

    const refused = [
      await post('/requisitions', extension(key, { approveImmediately: true }), people.manager),
      await post('/requisitions', extension(key, { toDate: '2027-06-30' }), people.manager),
      await post('/requisitions', extension(key, { amount: 99999 }), people.manager),
      await post('/requisitions', { projectNumber: key, type: 'PROJECT_FUND', amount: 25000 }, people.manager),
      await post('/requisitions', { projectNumber: key, type: 'PROJECT_FUND' }, people.manager),
      await post('/requisitions', extension(key, { type: 'GIFT' }), people.manager),
    ];
    const strangers = [
      await post('/requisitions', extension(key), people.otherManager),
      await post('/requisitions', extension('1-1-999999'), people.otherManager),
    ];

    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 400));
    expect(strangers.map(({ status }) => status)).toEqual([404, 404]);
    expect(strangers[0]).toEqual(strangers[1]);
    expect(await dumpPortal(database)).toEqual(before);
  });
});
