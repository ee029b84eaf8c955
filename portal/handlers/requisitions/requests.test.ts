import { expect, test } from 'vitest';
import { dumpPortal } from '../../testing/dumpPortal.ts';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';
import { contentOf, createProject } from '../../testing/portalProject.ts';

type Json = Readonly<Record<string, unknown>>;

eachPortal('requests for a project', (opened) => {
  const post = async (path: string, body: Json, as: string = people.programAdmin) => {
    const { portal } = opened();
    return portal.call('POST', path, { token: await portal.signIn(as), body });
  };
  const get = async (path: string, as: string = people.programAdmin) => {
    const { portal } = opened();
    return (await portal.call('GET', path, { token: await portal.signIn(as) })).json;
  };
  const newProject = async () => (await createProject(opened().portal)).projectNumber;
  const longer = (key: string, toDate: string) => ({ projectNumber: key, type: 'PROJECT_EXTENSION', toDate });
  const more = (key: string, amount: number) => ({ projectNumber: key, type: 'PROJECT_FUND', amount });
  const ask = async (body: Json) => Number(Object((await post('/requisitions', body, people.manager)).json).id);
  const decide = (id: number, status: string) =>
    post(`/requisitions/${id}/approval`, { status, approverNote: 'As agreed.' });
  const close = (key: string) => post('/project/closure', { projectNumber: key, reasonId: 1 });

  test('that newer decisions have overtaken are refused with what is now, and can still be rejected', async () => {
    const key = await newProject();
    const end = await ask(longer(key, '2027-08-24'));
    const funds = await ask(more(key, 30_000));
    await post('/requisitions', { ...longer(key, '2028-02-29'), approveImmediately: true });
    await post('/requisitions', { ...more(key, 300_000), approveImmediately: true });

    const refused = [await decide(end, 'APPROVED'), await decide(funds, 'APPROVED')];
    const rejected = [await decide(end, 'REJECTED'), await decide(funds, 'REJECTED')];

    expect(refused.map(({ status, json }) => [status, Object(json).message])).toEqual([
      [409, 'The end date is now 02/29/2028, and 08/24/2027 is not after it. Reject the request.'],
      [409, 'The budget is now $300,000.00, and $30,000.00 is not more. Reject the request.'],
    ]);
    expect(rejected.map(({ json }) => Object(json).status)).toEqual(['REJECTED', 'REJECTED']);
    expect(await get(`/projects/${key}`)).toMatchObject({
      projectEndDate: '2028-02-29',
      projectBudget: 300_000,
      currentPoAmount: 300_000,
    });
  });

  test('of one kind are pending one at a time, and the refusal names the one that is', async () => {
    const { database } = opened();
    const key = await newProject();
    const end = await ask(longer(key, '2027-08-24'));
    const funds = await ask(more(key, 30_000));
    const before = await dumpPortal(database);

    const refused = [
      await post('/requisitions', longer(key, '2027-09-30'), people.manager),
      await post('/requisitions', more(key, 40_000)),
    ];

    expect(refused.map(({ status, json }) => [status, Object(json).message])).toEqual([
      [
        409,
        `An extension to 08/24/2027 is already pending for project ${key} (request ${end} of ${people.manager}). Wait for its decision.`,
      ],
      [
        409,
        `Funds of $30,000.00 are already pending for project ${key} (request ${funds} of ${people.manager}). Wait for their decision.`,
      ],
    ]);
    expect(await dumpPortal(database)).toEqual(before);
    await decide(end, 'REJECTED');
    expect((await post('/requisitions', longer(key, '2027-09-30'), people.manager)).status).toBe(200);
  });

  test('belong to the project: its new manager sees what is pending, the one before no more', async () => {
    const key = await newProject();
    const id = await ask(longer(key, '2027-08-24'));
    const seenBy = async (as: string) =>
      contentOf(await get(`/requisitions?projectNumber=${key}`, as)).map((row) => [row['id'], row['status']]);
    const before = [await seenBy(people.manager), await seenBy(people.otherManager)];

    const moved = await post(`/projects/${key}/manager/update`, {
      oldManagerLogicalName: people.manager,
      newManagerLogicalName: people.otherManager,
    });

    expect(moved.status).toBe(204);
    expect(before).toEqual([[[id, 'PENDING']], []]);
    expect([await seenBy(people.manager), await seenBy(people.otherManager)]).toEqual([[], [[id, 'PENDING']]]);
    expect((await decide(id, 'APPROVED')).json).toMatchObject({ requesterLogicalName: people.manager });
  });

  test('of one kind that ten send at once are taken once', async () => {
    const key = await newProject();

    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => post('/requisitions', more(key, 30_000 + index), people.manager)),
    );

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect(contentOf(await get(`/requisitions?projectNumber=${key}&status=PENDING`))).toHaveLength(1);
  });

  test('are neither taken nor approved once it is closed', async () => {
    const { database } = opened();
    const key = await newProject();
    const id = await ask(longer(key, '2027-08-24'));
    await close(key);
    const before = await dumpPortal(database);

    const refused = [
      await post('/requisitions', more(key, 30_000), people.manager),
      await post('/requisitions', { ...longer(key, '2027-09-30'), approveImmediately: true }),
      await decide(id, 'APPROVED'),
    ];

    const closed = `Project ${key} is closed and takes no requests. Reactivate the project first.`;
    expect(refused.map(({ status, json }) => [status, Object(json).message])).toEqual([
      [409, closed],
      [409, closed],
      [409, `Project ${key} is closed. Reactivate the project first, or reject the request.`],
    ]);
    expect(await dumpPortal(database)).toEqual(before);
    expect((await decide(id, 'REJECTED')).status).toBe(200);
  });

  test('are rejected with a reason only, and the decision is mailed to whoever asked', async () => {
    const { database } = opened();
    const key = await newProject();
    const mails = async () =>
      database
        .current()
        .selectFrom('mail')
        .select(['subject', 'text'])
        .where('to', '=', people.manager)
        .where('subject', 'like', `Request for project ${key}%`)
        .orderBy('id')
        .execute();
    const end = await ask(longer(key, '2027-08-24'));
    const funds = await ask(more(key, 30_000));
    const before = await dumpPortal(database);

    const refused = [
      await post(`/requisitions/${end}/approval`, { status: 'REJECTED' }),
      await post(`/requisitions/${end}/approval`, { status: 'REJECTED', approverNote: '  ' }),
    ];

    const required = { '/approverNote': 'A reason is required to reject a request' };
    expect(refused.map(({ status, json }) => [status, Object(json).fields])).toEqual([
      [400, required],
      [400, required],
    ]);
    expect(await dumpPortal(database)).toEqual(before);
    await post(`/requisitions/${end}/approval`, { status: 'REJECTED', approverNote: 'The work is done.' });
    await post(`/requisitions/${funds}/approval`, { status: 'APPROVED' });
    await post('/requisitions', { ...more(key, 50_000), approveImmediately: true });
    expect((await mails()).map(({ subject, text }) => [subject, text.split('\n\n').slice(1, 3)])).toEqual([
      [
        `Request for project ${key} rejected`,
        ['your request to extend the project Warehouse pilot to 08/24/2027 was rejected.', 'Reason: The work is done.'],
      ],
      [
        `Request for project ${key} approved`,
        [
          'your request for $30,000.00 for the project Warehouse pilot was approved.',
          expect.stringMatching(/^Open the project: /),
        ],
      ],
    ]);
  });

  test('say when they were sent and decided, and by whom', async () => {
    const key = await newProject();
    const id = await ask(longer(key, '2027-08-24'));
    await decide(id, 'APPROVED');

    const [request] = contentOf(await get(`/requisitions?projectNumber=${key}`, people.manager));

    expect(request).toMatchObject({
      status: 'COMPLETE',
      requesterLogicalName: people.manager,
      approverLogicalName: people.programAdmin,
      approverNote: 'As agreed.',
      createdAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      decidedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    });
    expect(request).not.toHaveProperty('waiting');
    expect(request).not.toHaveProperty('project');
  });
});
