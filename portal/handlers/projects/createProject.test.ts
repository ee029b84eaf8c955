import { describe, expect, test } from 'vitest';
import { isRecord } from '#engine';
import { verifyEventChain } from '../../../server/events/verifyEventChain.ts';
import { dumpPortal } from '../../testing/dumpPortal.ts';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';
import { contentOf, createProject, projectBody } from '../../testing/portalProject.ts';

type Json = Readonly<Record<string, unknown>>;

eachPortal('creating projects', (opened) => {
  const create = async (as: string, body: Json, headers: Readonly<Record<string, string>> = {}) => {
    const { portal } = opened();
    return portal.call('POST', '/project', { token: await portal.signIn(as), body, headers });
  };
  const numberOf = (json: unknown): unknown => (isRecord(json) ? json['projectNumber'] : undefined);

  test('draws numbers without gaps for 20 managers at once, though refused requests come between', async () => {
    const { database } = opened();
    const good = Array.from({ length: 20 }, (_, index) =>
      create(people.manager, projectBody({}, { candidateEmail: `new${index % 5}@freelance.example` })),
    );
    const bad = Array.from({ length: 10 }, () => create(people.manager, projectBody({ regionId: 7 })));

    const answers = await Promise.all(good.flatMap((call, index) => [call, ...bad.slice(index, index + 1)]));

    const created = answers.filter(({ status }) => status === 200);
    expect(created.map(({ json }) => String(numberOf(json)).slice(4)).sort()).toEqual(
      Array.from({ length: 20 }, (_, index) => String(index + 1).padStart(6, '0')),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    const persons = await database.current().selectFrom('person').select('id').execute();
    expect(persons).toHaveLength(10 + 5);
    expect(await verifyEventChain(database.current())).toMatchObject({ whole: true });
  });

  test('counts for each company by itself, and names the region in the number', async () => {
    const answer = await create(
      people.harborManager,
      projectBody({ companyId: 2, regionId: 2, locationId: 11, workLocationId: 'CA-ON', additionalFields: [] }),
    );

    expect(numberOf(answer.json)).toBe('2-2-000001');
  });

  test.each([
    ['a state of another country', { regionId: 2, locationId: 11, workLocationId: 'US-CA' }, 'workLocationId'],
    ['a location of another country', { regionId: 2, locationId: 22, workLocationId: 'CA-ON' }, 'locationId'],
  ])('is refused with %s', async (_title, place, field) => {
    const answer = await create(people.manager, projectBody(place));

    expect([answer.status, Object.keys(Object(Object(answer.json).fields))]).toEqual([400, [`/${field}`]]);
  });

  test('names the organisation of a new contractor after the business, else after the person', async () => {
    const { database } = opened();
    const named = { candidateEmail: 'named@freelance.example', candidateBusinessName: 'Birch Works' };
    const unnamed = {
      candidateEmail: 'unnamed@freelance.example',
      candidateFirstName: 'Una',
      candidateLastName: 'Low',
    };

    await create(people.manager, projectBody({}, named));
    await create(people.manager, projectBody({}, unnamed));

    const organizations = await database
      .current()
      .selectFrom('organization')
      .select(['name', 'logical_name'])
      .where('logical_name', 'in', [named.candidateEmail, unnamed.candidateEmail])
      .orderBy('logical_name')
      .execute();
    expect(organizations).toEqual([
      { name: 'Birch Works', logical_name: named.candidateEmail },
      { name: 'Una Low', logical_name: unnamed.candidateEmail },
    ]);
  });

  test('with the same key twenty times at once makes one project and one answer', async () => {
    const { database } = opened();
    const before = await dumpPortal(database);

    const headers = { 'idempotency-key': 'one-and-the-same' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => create(people.manager, projectBody({ projectName: 'Only once' }), headers)),
    );

    expect(answers.map(({ json }) => json)).toEqual(answers.map(() => answers[0]?.json));
    const after = await dumpPortal(database);
    expect(countOf(after, 'project') - countOf(before, 'project')).toBe(1);
    expect(countOf(after, 'evaluation') - countOf(before, 'evaluation')).toBe(2);
  });

  test('with a used key and another body is refused', async () => {
    const headers = { 'idempotency-key': 'one-and-the-same' };

    expect(await create(people.manager, projectBody({ projectName: 'Another' }), headers)).toMatchObject({
      status: 409,
      json: { code: 'once-reused' },
    });
  });

  test('names the manager from the token and the contractor from what is known', async () => {
    const { portal } = opened();
    const { projectNumber } = await createProject(portal, { candidate: { candidateFirstName: 'Somebody' } });

    const found = await portal.call('GET', `/projects/${projectNumber}`, { token: await portal.signIn(people.admin) });

    expect(found.json).toMatchObject({
      managers: [{ logicalName: people.manager, name: 'Mona Manager' }],
      contractors: [{ logicalName: people.contractor, name: 'Cleo Contractor', activated: true }],
      companyName: 'Client Example Inc.',
      clientKey: expect.stringMatching(/^Client Example Inc\. #\d{6}$/),
      projectBudget: 25000,
      currentPoAmount: 25000,
      contractorType: 'Eval',
      progress: 0,
      currentStatus: { state: 'OPEN', status: 'Pending', recommendation: 'OPEN', createdBy: people.manager },
    });
  });

  test('without evaluation is for administrators of the program, and asks nobody anything', async () => {
    const { portal } = opened();
    const answer = await create(people.programAdmin, projectBody({ noEval: true }));

    expect(answer.json).toEqual({ projectNumber: expect.any(String), contractorType: 'NoEval' });
    const token = await portal.signIn(people.admin);
    const evaluations = await portal.call('GET', `/evaluations?projectNumber=${numberOf(answer.json)}`, { token });
    expect(contentOf(evaluations.json)).toEqual([]);
    expect((await portal.call('GET', `/projects/${numberOf(answer.json)}`, { token })).json).toMatchObject({
      contractorType: 'NoEval',
      currentStatus: { status: 'Active' },
    });
  });

  describe('is refused and changes nothing', () => {
    const withoutCandidate = (name: string): Json => {
      const body = projectBody();
      const { [name]: _gone, ...candidate } = isRecord(body['candidate']) ? body['candidate'] : {};
      return { ...body, candidate };
    };
    const refused: readonly (readonly [string, string, () => Json, number, string])[] = [
      ['no evaluation, asked by a manager', people.manager, () => projectBody({ noEval: true }), 400, '/noEval'],
      ['no evaluation denied by a manager', people.manager, () => projectBody({ noEval: false }), 400, '/noEval'],
      [
        'an end before the start',
        people.manager,
        () => projectBody({ projectEndDate: '2026-01-01' }),
        400,
        '/projectEndDate',
      ],
      ['a region there is not', people.manager, () => projectBody({ regionId: 3 }), 400, '/regionId'],
      ['a job function there is not', people.manager, () => projectBody({ jobFunctionId: 99 }), 400, '/jobFunctionId'],
      [
        'no agreement',
        people.manager,
        () => projectBody({ jobFunctionAgreement: false }),
        400,
        '/jobFunctionAgreement',
      ],
      [
        'no cost center where the company asks for one',
        people.manager,
        () => projectBody({ costCenter: '' }),
        400,
        '/costCenter',
      ],
      ['a negative budget', people.manager, () => projectBody({ projectBudget: -1 }), 400, '/projectAmount'],
      ['a budget in words', people.manager, () => projectBody({ projectBudget: '1' }), 400, '/projectAmount'],
      [
        'a candidate without phone',
        people.manager,
        () => withoutCandidate('candidatePhone'),
        400,
        '/candidate/candidatePhone',
      ],
      [
        'a stranger in the candidate',
        people.manager,
        () => projectBody({}, { roles: ['Admin'] }),
        400,
        '/candidate/roles',
      ],
      [
        'a status of its own',
        people.manager,
        () => projectBody({ currentStatus: { status: 'Active' } }),
        400,
        '/currentStatus',
      ],
      ['a company of others', people.manager, () => projectBody({ companyId: 2, additionalFields: [] }), 403, ''],
      [
        'a company that nobody has',
        people.manager,
        () => projectBody({ companyId: 99, additionalFields: [] }),
        403,
        '',
      ],
      ['a contractor', people.contractor, () => projectBody(), 403, ''],
    ];

    test.each(refused)('%s', async (_title, as, body, status, place) => {
      const { database } = opened();
      const before = await dumpPortal(database);

      const answer = await create(as, body());

      const fields =
        isRecord(answer.json) && isRecord(answer.json['fields']) ? Object.keys(answer.json['fields']) : [''];
      expect([answer.status, ...fields]).toEqual([status, place]);
      expect(await dumpPortal(database)).toEqual(before);
    });
  });
});

function countOf(dump: Readonly<Record<string, unknown>>, table: string): number {
  const rows = dump[table];
  return Array.isArray(rows) ? rows.length : -1;
}
