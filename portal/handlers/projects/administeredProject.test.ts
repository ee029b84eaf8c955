import { describe, expect, test } from 'vitest';
import { isRecord } from '#engine';
import { dumpPortal } from '../../testing/dumpPortal.ts';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';
import { contentOf, createProject, projectBody } from '../../testing/portalProject.ts';

type Json = Readonly<Record<string, unknown>>;

eachPortal('projects that an administrator makes and changes', (opened) => {
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: Json, as: string = people.programAdmin) => {
    const { portal } = opened();
    return portal.call(method, path, { token: await portal.signIn(as), ...(body === undefined ? {} : { body }) });
  };
  const numberOf = (json: unknown): string => String(isRecord(json) ? json['projectNumber'] : undefined);
  const newManager = {
    firstName: 'nina',
    lastName: 'new',
    email: 'Nina.New@client.example',
    phoneNumber: '1-202-555-0177',
    title: 'Head of Stock',
    companyId: 1,
  };

  test('belong to the manager who was picked, and ask that one', async () => {
    const { json } = await call('POST', `/project?managerLogicalName=${people.otherManager}`, projectBody());

    const project = await call('GET', `/projects/${numberOf(json)}`, undefined, people.otherManager);
    expect(project.json).toMatchObject({
      managers: [{ logicalName: people.otherManager, name: 'Otto Other' }],
    });
    expect((await call('GET', `/projects/${numberOf(json)}`)).json).toMatchObject({
      currentStatus: { createdBy: people.programAdmin },
    });
    const evaluations = await call('GET', `/evaluations?projectNumber=${numberOf(json)}`);
    const own = contentOf(evaluations.json).find((one) => one['side'] === 'manager');
    expect(own).toMatchObject({ evaluateeLogicalName: people.otherManager, status: 'INCOMPLETE' });
  });

  test('may bring a new manager, who gets an account and a mailed link', async () => {
    const { portal, database } = opened();
    const info = { ...newManager, proxyManager: true };

    const { json, status } = await call('POST', '/project', projectBody({ createManager: true, managerInfo: info }));

    expect(status).toBe(200);
    expect((await call('GET', `/projects/${numberOf(json)}`)).json).toMatchObject({
      managers: [{ logicalName: 'nina.new@client.example', name: 'Nina New', phone: '2025550177' }],
    });
    const account = await database
      .current()
      .selectFrom('account')
      .select(['roles', 'company_ids', 'password_hash'])
      .where('email', '=', 'nina.new@client.example')
      .executeTakeFirst();
    expect(account).toEqual({ roles: ['Manager', 'ProxyManager'], company_ids: [1], password_hash: null });
    const mails = await portal.call('GET', '/mailbox', { token: await portal.signIn(people.admin) });
    expect(mails.text).toContain('nina.new@client.example');
  });

  describe('are refused, and nothing is kept', () => {
    const ask = (query: string, body: Json, as?: string) => () => call('POST', `/project${query}`, body, as);
    const refused: readonly (readonly [string, () => ReturnType<typeof call>, string])[] = [
      [
        'a manager of another company',
        ask(`?managerLogicalName=${people.harborManager}`, projectBody()),
        '/managerLogicalName',
      ],
      ['a contractor as manager', ask(`?managerLogicalName=${people.rival}`, projectBody()), '/managerLogicalName'],
      ['a manager nobody knows', ask('?managerLogicalName=a@b.example', projectBody()), '/managerLogicalName'],
      [
        'a manager picked by a manager',
        ask(`?managerLogicalName=${people.otherManager}`, projectBody(), people.manager),
        '/managerLogicalName',
      ],
      [
        'a manager made by a manager',
        ask('', projectBody({ createManager: true, managerInfo: newManager }), people.manager),
        '/createManager',
      ],
      ['a new manager without a word', ask('', projectBody({ createManager: true })), '/managerInfo'],
      [
        'a new manager at a foreign host',
        ask('', projectBody({ createManager: true, managerInfo: { ...newManager, email: 'x@elsewhere.example' } })),
        '/managerInfo/email',
      ],
      ...[people.otherManager, people.harborManager, people.admin, people.contractor].map(
        (email): (typeof refused)[number] => [
          `a new manager whose e-mail is that of ${email}`,
          ask('', projectBody({ createManager: true, managerInfo: { ...newManager, email } })),
          '/managerInfo/email',
        ],
      ),
      [
        'a new manager of another company',
        ask('', projectBody({ createManager: true, managerInfo: { ...newManager, companyId: 2 } })),
        '/managerInfo',
      ],
    ];

    test.each(refused)('%s', async (_title, run, place) => {
      const { database } = opened();
      const before = await dumpPortal(database);

      const answer = await run();

      expect(answer.status).toBe(400);
      expect(Object.keys(Object(Object(answer.json).fields))).toContain(place);
      expect(await dumpPortal(database)).toEqual(before);
    });
  });

  test('are changed in every step, and their people corrected', async () => {
    const { projectNumber } = await createProject(opened().portal);
    const changes = {
      projectName: 'Warehouse pilot, again',
      jobFunctionId: 3,
      jobFunctionDescription: 'Writes.',
      candidateOnSite: true,
      locationId: 24,
      workLocationId: 'US-NY',
      managerInfo: { firstName: 'Moana', lastName: 'Manager', phoneNumber: '2025550166' },
      contractorInfo: { firstName: 'Cleopatra', lastName: 'Contractor' },
    };

    const answer = await call('PUT', `/projects/${projectNumber}`, changes);

    expect(answer.status).toBe(200);
    expect((await call('GET', `/projects/${projectNumber}`)).json).toMatchObject({
      projectName: 'Warehouse pilot, again',
      jobFunctionId: 3,
      candidateOnSite: true,
      locationId: 24,
      workLocationId: 'US-NY',
      managers: [{ logicalName: people.manager, name: 'Moana Manager', phone: '2025550166' }],
      contractors: [{ logicalName: people.contractor, name: 'Cleopatra Contractor', phone: '2025550142' }],
      projectBudget: 25000,
    });
  });

  test.each([
    ['a place of another region', { workLocationId: 'CA-ON' }],
    ['a location of another country', { locationId: 11 }],
    ['an office', { locationId: 25 }],
    ['an end before the start', { projectEndDate: '2020-01-01' }],
    ['a job function there is not', { jobFunctionId: 99 }],
    ['an empty name', { projectName: '' }],
    ['a person without a name', { managerInfo: { phoneNumber: '2025550166' } }],
    ['another login', { contractorInfo: { firstName: 'A', lastName: 'B', logicalName: 'x@y.example' } }],
  ])('are not changed to %s', async (_title, changes) => {
    const { projectNumber } = await createProject(opened().portal);
    const before = await dumpPortal(opened().database);

    const answer = await call('PUT', `/projects/${projectNumber}`, changes);

    expect(answer.status).toBe(400);
    expect(await dumpPortal(opened().database)).toEqual(before);
  });

  test('wait in the list of pending ones until they are determined', async () => {
    const { projectNumber } = await createProject(opened().portal);
    const { json } = await call('GET', '/projects/pending');

    expect(Array.isArray(json) ? json.map((one) => Object(one).projectNumber) : []).toContain(projectNumber);
    expect((await call('GET', '/projects/pending', undefined, people.manager)).status).toBe(403);
  });
});
