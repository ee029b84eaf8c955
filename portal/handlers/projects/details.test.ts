import { expect, test } from 'vitest';
import { isRecord, readPath } from '#engine';
import { dumpPortal } from '../../testing/dumpPortal.ts';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';
import { contentOf, createProject, projectBody, submitCase } from '../../testing/portalProject.ts';

type Json = Readonly<Record<string, unknown>>;
type Method = 'GET' | 'POST' | 'PUT';

eachPortal('the details of a project', (opened) => {
  const send = async (
    method: Method,
    path: string,
    { as = people.programAdmin, body }: { as?: string; body?: Json } = {},
  ) => {
    const { portal } = opened();
    return portal.call(method, path, { token: await portal.signIn(as), ...(body === undefined ? {} : { body }) });
  };
  const find = async (key: string): Promise<unknown> => (await send('GET', `/projects/${key}`)).json;
  const newProject = async (options: Parameters<typeof createProject>[1] = {}): Promise<string> =>
    (await createProject(opened().portal, options)).projectNumber;
  const rows = (json: unknown): readonly Json[] => (Array.isArray(json) ? json.filter(isRecord) : []);
  const mailsTo = async (to: string) =>
    opened().database.current().selectFrom('mail').select(['subject']).where('to', '=', to).orderBy('id').execute();
  const decide = (projectNumber: string, recommendation = 'IC') =>
    send('POST', '/projects/determination', { body: { projectNumber, companyId: 1, recommendation, note: 'Seen.' } });

  test('keep where the manager and where the contractor say the work is done', async () => {
    const key = await newProject();
    const say = (workLocationId: string, as: string) =>
      send('POST', '/projects/contractor/worklocation', { as, body: { projectNumber: key, workLocationId } });

    const answered = await say('US-CA-Los Angeles-Pasadena', people.contractor);
    const first = await find(key);
    await say('US-NY', people.programAdmin);

    expect(answered.status).toBe(204);
    const contractorResponse = {
      state: 'California',
      county: 'Los Angeles',
      city: 'Pasadena',
      name: 'Pasadena, Los Angeles, California',
    };
    expect(first).toMatchObject({
      workLocationId: 'US-CA',
      workLocationInfo: { workLocation: { state: 'California', county: '*', city: '*' }, contractorResponse },
    });
    expect(await find(key)).toMatchObject({
      workLocationId: 'US-NY',
      workLocationInfo: {
        workLocation: { state: 'New York', county: '*', city: '*', name: 'New York' },
        contractorResponse,
      },
    });
  });

  test('keep their work location once they are closed', async () => {
    const key = await newProject();
    await send('POST', '/project/closure', { body: { projectNumber: key, reasonId: 1 } });
    const before = await dumpPortal(opened().database);

    const { status, json } = await send('POST', '/projects/contractor/worklocation', {
      as: people.contractor,
      body: { projectNumber: key, workLocationId: 'US-NY' },
    });

    expect([status, Object(json).message]).toEqual([
      409,
      `Project ${key} is closed. Its work location can be changed again once it is reactivated.`,
    ]);
    expect(await dumpPortal(opened().database)).toEqual(before);
  });

  test('have all their notes in one response', async () => {
    const key = await newProject();
    const { portal, database } = opened();
    const note = { project_number: key, type: 'PROGRAM_ADMIN', created_by: people.admin, release: portal.release.hash };
    const written = (count: number) => Array.from({ length: count }, () => note);
    const ask = async () => {
      const headers = { authorization: `Bearer ${await portal.signIn(people.programAdmin)}` };
      const answer = await portal.app.inject({ url: `/api/project/${key}/notes`, headers });
      return [rows(answer.json()).length, answer.headers['x-total']];
    };

    await database.current().insertInto('project_note').values(written(1000)).execute();
    const whole = await ask();
    await database.current().insertInto('project_note').values(written(48)).execute();

    expect([whole, await ask()]).toEqual([
      [1000, undefined],
      [1048, undefined],
    ]);
  });

  test('have notes, the newest first, each by whoever wrote it', async () => {
    const key = await newProject();
    const path = `/project/${key}/notes`;

    const first = await send('POST', path, { body: { note: '  Called the manager.  ' } });
    await send('POST', path, { as: people.admin, body: { note: 'x'.repeat(4096), type: 'PROGRAM_ADMIN' } });

    expect(first).toMatchObject({
      status: 200,
      json: { note: 'Called the manager.', type: 'PROGRAM_ADMIN', createdBy: people.programAdmin },
    });
    const { json } = await send('GET', path);
    expect(rows(json).map(({ createdBy, note }) => [createdBy, String(note).length])).toEqual([
      [people.admin, 4096],
      [people.programAdmin, 19],
    ]);
  });

  test.each([
    ['nothing', { note: '' }, 'Program Admin Notes is required'],
    ['spaces', { note: '   ' }, 'Program Admin Notes is required'],
    ['too much', { note: 'x'.repeat(4097) }, undefined],
    ['signed with a name that notes do not have', { note: 'Hm.', writer: people.admin }, undefined],
    ['a type that nobody knows', { note: 'Hm.', type: 'MANAGER' }, undefined],
  ])('refuse a note that is %s', async (_, body, message) => {
    const key = await newProject();
    const before = await dumpPortal(opened().database);

    const { status, json } = await send('POST', `/project/${key}/notes`, { body });

    expect(status).toBe(400);
    if (message !== undefined) expect(Object.values(Object(json).fields)).toEqual([message]);
    expect(await dumpPortal(opened().database)).toEqual(before);
  });

  test('name the writer of a note, whoever its body names', async () => {
    const key = await newProject();

    const { status, json } = await send('POST', `/project/${key}/notes`, {
      body: { note: 'Hm.', createdBy: people.admin },
    });

    expect([status, Object(json).createdBy]).toEqual([200, people.programAdmin]);
  });

  test('keep the note of a determination among the notes', async () => {
    const key = await newProject();

    await decide(key);

    const { json } = await send('GET', `/project/${key}/notes`);
    expect(rows(json).map(({ note, createdBy }) => [note, createdBy])).toEqual([['Seen.', people.programAdmin]]);
  });

  test('take a whole status with its edits, and leave what the lifecycle decides', async () => {
    const key = await newProject();
    const whole = { projectNumber: key, status: 'IC Restructured', supportingDocumentsOverride: true, note: 'Again.' };
    const edd = { eddReportRequired: true, eddReportSubmittedOn: '2026-11-20', billBackType: 'STANDARD' };

    const edited = await send('POST', '/project/status', { body: { ...whole, ...edd } });
    const after = await find(key);
    await send('POST', '/project/status', { body: { projectNumber: key, status: 'Active' } });

    expect(edited.status).toBe(204);
    expect(after).toMatchObject({
      classification: 'IC Restructured',
      currentStatus: {
        ...edd,
        status: 'IC Restructured',
        supportingDocumentsOverride: true,
        note: 'Again.',
        state: 'OPEN',
        recommendation: 'OPEN',
        createdBy: people.programAdmin,
      },
    });
    const cleared = await find(key);
    expect(readPath(cleared, 'classification')).toBe('IC Restructured');
    expect(readPath(cleared, 'currentStatus')).toMatchObject({ status: 'Active', state: 'OPEN' });
    expect(readPath(cleared, 'currentStatus.note')).toBeUndefined();
    expect(readPath(cleared, 'currentStatus.eddReportSubmittedOn')).toBeUndefined();
    const { json } = await send('GET', `/projects/${key}/history`);
    expect(rows(json)[1]).toMatchObject({ status: 'IC Restructured', note: 'Again.', changedBy: people.programAdmin });
  });

  test.each([
    [{ status: 'Nonsense' }],
    [{}],
    [{ status: 'Active', billBackType: 'standard' }],
    [{ status: 'Active', note: 'x'.repeat(4097) }],
    [{ status: 'Active', state: 'CLOSED' }],
    [{ status: 'Active', eddReportSubmittedOn: 'soon' }],
  ])('refuse the status %j', async (body) => {
    const key = await newProject();
    const before = await dumpPortal(opened().database);

    expect((await send('POST', '/project/status', { body: { projectNumber: key, ...body } })).status).toBe(400);
    expect(await dumpPortal(opened().database)).toEqual(before);
  });

  test('go to another manager of the client, with what was still to be evaluated', async () => {
    const key = await newProject();
    const change = {
      oldManagerLogicalName: people.manager,
      newManagerLogicalName: people.otherManager,
    };

    const changed = await send('POST', `/projects/${key}/manager/update`, { body: change });
    const again = await send('POST', `/projects/${key}/manager/update`, { body: change });

    expect([changed.status, again.status]).toEqual([204, 409]);
    expect(await find(key)).toMatchObject({ manager: { logicalName: people.otherManager, name: 'Otto Other' } });
    const seen = async (as: string) => (await send('GET', `/projects/${key}`, { as })).status;
    expect([await seen(people.manager), await seen(people.otherManager)]).toEqual([404, 200]);
    const open = contentOf((await send('GET', `/evaluations?projectNumber=${key}`, { as: people.otherManager })).json);
    expect(open.map(({ side, evaluateeLogicalName }) => [side, evaluateeLogicalName])).toEqual([
      ['manager', people.otherManager],
    ]);
    const { json } = await send('GET', `/projects/${key}/managers/history`);
    expect(rows(json).map(({ logicalName, endDate }) => [logicalName, endDate])).toEqual([
      [people.otherManager, '3000-01-01'],
      [people.manager, rows(json)[0]?.['startDate']],
    ]);
    expect(rows(json)[0]?.['startDate']).not.toBe('1900-01-01');
  });

  test('know no beginning of a manager who was there before the log', async () => {
    const key = await newProject();
    await opened().database.current().deleteFrom('event').where('key', '=', key).execute();

    const { json } = await send('GET', `/projects/${key}/managers/history`);

    expect(json).toMatchObject([{ logicalName: people.manager, startDate: '1900-01-01', endDate: '3000-01-01' }]);
    expect(rows(json)[0]).not.toHaveProperty('changedBy');
  });

  test.each([
    ['nobody', 'nobody@client.example'],
    ['a contractor', people.contractor],
    ['a manager of another client', people.harborManager],
    ['the present manager', people.manager],
  ])('do not go to %s', async (_, newManagerLogicalName) => {
    const key = await newProject();
    const before = await dumpPortal(opened().database);

    const { status } = await send('POST', `/projects/${key}/manager/update`, {
      body: { oldManagerLogicalName: people.manager, newManagerLogicalName },
    });

    expect(status).toBe(400);
    expect(await dumpPortal(opened().database)).toEqual(before);
  });

  test('offer the managers of one client, found by what they begin with', async () => {
    const ask = async (query: string) =>
      contentOf((await send('GET', `/persons?manager=true&companyId=1&${query}`)).json).map(
        (row) => row['logicalName'],
      );

    expect(await ask('search=ot*')).toEqual([people.otherManager]);
    expect(await ask('search=OTTO O*')).toEqual([people.otherManager]);
    expect(await ask('search=%25*')).toEqual([]);
    const all = await ask('size=10');
    expect(all.toSorted()).toEqual([people.manager, people.otherManager, people.proxyManager].toSorted());
  });

  test('ask both sides anew once, and skip what is open for good', async () => {
    const { projectNumber: key, managerEvaluation, contractorEvaluation } = await createProject(opened().portal);
    const ask = () => send('POST', `/projects/${key}/reevaluation?forceFullEval=true`);
    const skip = () => send('POST', '/projects/evaluation/skip/request', { body: { projectNumber: key } });
    const whileOpen = await ask();
    await submitCase(opened().portal, { side: 'manager', id: managerEvaluation });
    await submitCase(opened().portal, { side: 'contractor', id: contractorEvaluation });
    const nothingOpen = await skip();

    const asked = await ask();
    const skipped = await skip();
    const again = await skip();

    expect([whileOpen, nothingOpen, asked, skipped, again].map(({ status }) => status)).toEqual([
      409, 409, 204, 204, 409,
    ]);
    const evaluations = contentOf((await send('GET', `/evaluations?projectNumber=${key}`)).json);
    expect(evaluations.map(({ label, status }) => [label, status]).toSorted()).toEqual([
      ['contractor-initial', 'COMPLETE'],
      ['contractor-initial', 'SKIPPED'],
      ['manager-initial', 'COMPLETE'],
      ['manager-initial', 'SKIPPED'],
    ]);
    const sent = contentOf((await send('GET', `/notifications?projectNumber=${key}&size=500`)).json);
    const types = sent.map(({ type }) => type);
    expect(types.filter((type) => type === 'CONTRACTOR_EVAL_REQUEST')).toHaveLength(2);
    expect(types).toEqual(expect.arrayContaining(['RE_EVALUATION_REQUEST', 'RE_EVALUATION_SKIPPED']));
    expect(await find(key)).toMatchObject({ currentStatus: { state: 'OPEN', recommendation: 'OPEN' } });
  });

  test('ask for no evaluation where the project has none, or is closed', async () => {
    const { portal, database } = opened();
    const created = await portal.call('POST', `/project?managerLogicalName=${people.manager}`, {
      token: await portal.signIn(people.programAdmin),
      body: projectBody({ noEval: true }),
    });
    const free = String(readPath(created.json, 'projectNumber'));
    const closed = await newProject();
    await send('POST', '/project/closure', { body: { projectNumber: closed, reasonId: 1 } });
    const before = await dumpPortal(database);

    const refused = [
      await send('POST', `/projects/${free}/reevaluation?forceFullEval=true`),
      await send('POST', `/projects/${closed}/reevaluation?forceFullEval=true`),
      await send('POST', '/projects/evaluation/skip/request', { body: { projectNumber: closed } }),
    ];

    expect(refused.map(({ status, json }) => [status, readPath(json, 'message')])).toEqual([
      [409, `Project ${free} is of a type without an evaluation.`],
      [409, `Project ${closed} is closed and takes no evaluations. Reactivate the project first.`],
      [409, `Project ${closed} is closed. Its evaluations can be skipped once it is reactivated.`],
    ]);
    expect(await dumpPortal(database)).toEqual(before);
  });

  test('call a round a re-evaluation once there is a final determination', async () => {
    const { projectNumber: key, managerEvaluation, contractorEvaluation } = await createProject(opened().portal);
    await submitCase(opened().portal, { side: 'manager', id: managerEvaluation });
    await submitCase(opened().portal, { side: 'contractor', id: contractorEvaluation });
    const decision = { projectNumber: key, companyId: 1, recommendation: 'IC', note: 'Seen.' };
    expect((await send('POST', '/projects/determination', { body: decision })).status).toBe(204);

    expect((await send('POST', `/projects/${key}/reevaluation?forceFullEval=true`)).status).toBe(204);

    const evaluations = contentOf((await send('GET', `/evaluations?projectNumber=${key}`)).json);
    expect(evaluations.map(({ label, status }) => [label, status]).toSorted()).toEqual([
      ['contractor-initial', 'COMPLETE'],
      ['contractor-re-evaluation', 'INCOMPLETE'],
      ['manager-initial', 'COMPLETE'],
      ['manager-re-evaluation', 'INCOMPLETE'],
    ]);
  });

  test('send each of their letters by mail, and log it', async () => {
    const key = await newProject();
    const before = (await mailsTo(people.contractor)).length;
    const letters = ['CONTRACTOR_EVAL_REQUEST', 'ONBOARDING_REQUEST', 'PROJECT_START', 'EXPIRING_DOCS'];

    for (const type of letters) {
      const { json } = await send('POST', '/notifications', { body: { type, projectNumber: key, companyId: 1 } });
      expect(json).toMatchObject({ type, status: 'SUCCESS', projectNumber: key, log: people.contractor });
    }

    const subjects = (await mailsTo(people.contractor)).slice(before).map(({ subject }) => subject);
    expect(subjects).toEqual([
      `Evaluation requested for project ${key}`,
      'Welcome to Formwork',
      `Project ${key} may start`,
      `Documents of project ${key} have expired`,
    ]);
  });

  test('remember the last five that somebody looked at', async () => {
    const keys: string[] = [];
    for (let count = 0; count < 6; count += 1) keys.push(await newProject());
    for (const key of keys) await send('POST', `/projects/${key}/visits`, { as: people.director });
    const [, second, ...later] = keys;
    await send('POST', `/projects/${second}/visits`, { as: people.director });

    const { json } = await send('GET', '/projects/visited', { as: people.director });

    expect(rows(json).map(({ projectNumber }) => projectNumber)).toEqual([second, ...later.toReversed()]);
    expect(rows(json)[0]).toMatchObject({ companyName: 'Client Example Inc.', projectName: 'Warehouse pilot' });
    expect((await send('GET', '/projects/visited', { as: people.admin })).json).toEqual([]);
  });

  test('take funds into a PO at once when an administrator adds them, and never fewer', async () => {
    const key = await newProject();
    const add = (amount: number, as?: string) =>
      send('POST', '/requisitions', {
        ...(as === undefined ? {} : { as }),
        body: { projectNumber: key, type: 'PROJECT_FUND_REQUISITION', amount, approveImmediately: true },
      });

    const refused = [await add(24_000), await add(25_000), await add(90_000, people.manager)];
    const added = await add(40_000);

    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect(Object.values(Object(refused[1]?.json).fields)).toEqual(['Funds must be more than the original amount.']);
    expect(added).toMatchObject({
      status: 200,
      json: { status: 'COMPLETE', approverLogicalName: people.programAdmin },
    });
    expect(await find(key)).toMatchObject({ projectBudget: 40_000, currentPoAmount: 40_000 });
  });

  test('take the funds of a PO that a manager asked for once they are approved by nothing but APPROVED', async () => {
    const key = await newProject();
    const asked = await send('POST', '/requisitions', {
      as: people.manager,
      body: { projectNumber: key, type: 'PROJECT_FUND_REQUISITION', amount: 55_000 },
    });
    const id = Number(Object(asked.json).id);

    const approved = await send('POST', `/requisitions/${id}/approval`, { body: { status: 'APPROVED' } });

    expect(approved).toMatchObject({ status: 200, json: { status: 'COMPLETE', type: 'PROJECT_FUND_REQUISITION' } });
    expect(await find(key)).toMatchObject({ currentPoAmount: 55_000 });
  });

  test('send their welcome letter by a call of its own, logged as the request to come on board', async () => {
    const key = await newProject();
    const before = (await mailsTo(people.contractor)).length;

    const { status } = await send('POST', `/email/${key}/welcome`);

    expect(status).toBe(204);
    expect((await mailsTo(people.contractor)).slice(before)).toEqual([{ subject: 'Welcome to Formwork' }]);
    const logged = contentOf((await send('GET', `/notifications?projectNumber=${key}&size=500`)).json);
    expect(logged.find(({ type }) => type === 'ONBOARDING_REQUEST')).toMatchObject({
      status: 'SUCCESS',
      companyId: 1,
      log: people.contractor,
    });
    expect((await send('POST', '/email/1-1-999999/welcome')).status).toBe(404);
    expect((await send('POST', `/email/${key}/welcome`, { as: people.manager })).status).toBe(403);
  });

  test('name a request of no known kind', async () => {
    const key = await newProject();

    const { json } = await send('POST', '/requisitions', {
      body: { projectNumber: key, type: 'HOLIDAY', amount: 90_000 },
    });

    expect(Object(json).fields).toMatchObject({ '/type': 'Invalid requisition' });
  });

  test('ask for billing documents of an independent contractor alone, and send nothing else', async () => {
    const open = await newProject();
    const determined = await newProject();
    await decide(determined);
    const employed = await newProject();
    await decide(employed, 'W-2');
    const before = await dumpPortal(opened().database);

    const billing = (key: string) => send('POST', `/docusign/billing/${key}`);
    const refused = [await billing(open), await billing(employed)];

    expect(refused.map(({ status }) => status)).toEqual([409, 409]);
    expect((await send('GET', `/docusign/envelopes/${open}`)).json).toEqual([]);
    expect((await send('GET', '/docusign/status/none')).status).toBe(404);
    expect(await dumpPortal(opened().database)).toEqual(before);
    expect((await billing(determined)).status).toBe(204);
    expect((await send('GET', `/docusign/envelopes/${determined}`)).json).toMatchObject([
      { envelopeName: 'Billing Documents Warehouse pilot', status: 'sent' },
    ]);
  });
});
