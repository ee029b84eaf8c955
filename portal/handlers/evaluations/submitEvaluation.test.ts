import { beforeAll, describe, expect, test } from 'vitest';
import { isRecord } from '#engine';
import { dumpPortal } from '../../testing/dumpPortal.ts';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';
import {
  bankCases,
  createProject,
  responsesOf,
  type Side,
  submitCase,
  type WireResponse,
} from '../../testing/portalProject.ts';

const cases = (['manager', 'contractor'] as const).flatMap((side) => bankCases(side).map((one) => ({ side, ...one })));

eachPortal('submitting an evaluation', (opened) => {
  const canada = { regionId: 2, locationId: 11, workLocationId: 'CA-ON' };

  test.each(cases)(
    '$side, $case: $expect.score, $expect.recommendation',
    async ({ side, given, expect: known, ...one }) => {
      const { portal, database } = opened();
      const body = given.regionId === 2 ? canada : {};
      const project = await createProject(portal, { body });
      const id = side === 'manager' ? project.managerEvaluation : project.contractorEvaluation;
      await database.current().updateTable('evaluation').set({ type: given.type }).where('id', '=', id).execute();

      expect(await submitCase(portal, { side, id, name: one.case })).toBe(204);

      const row = await database
        .current()
        .selectFrom('evaluation')
        .select(['score', 'recommendation', 'status', 'completed_at', 'release'])
        .where('id', '=', id)
        .executeTakeFirst();
      expect(row).toMatchObject({
        score: known.score,
        recommendation: known.recommendation,
        status: 'COMPLETE',
        completed_at: portal.time.now.toISOString(),
        release: portal.release.hash,
      });
    },
  );

  test('by both sides at once leaves the project with the outcome of both', async () => {
    const { portal } = opened();
    for (let round = 0; round < 5; round += 1) {
      const project = await createProject(portal);
      const done = await Promise.all([
        submitCase(portal, { side: 'manager', id: project.managerEvaluation }),
        submitCase(portal, { side: 'contractor', id: project.contractorEvaluation }),
      ]);
      const found = await portal.call('GET', `/projects/${project.projectNumber}`, {
        token: await portal.signIn(people.admin),
      });

      expect(done).toEqual([204, 204]);
      expect(found.json).toMatchObject({ currentStatus: { initialRecommendation: 'IC Pending' } });
    }
  });

  test('twenty times at once is taken once, and loading the questions meanwhile does not reopen it', async () => {
    const { portal, database } = opened();
    const { managerEvaluation: id } = await createProject(portal);
    const token = await portal.signIn(people.manager);
    const ask = () => portal.call('GET', `/evaluation/qa?type=MANAGER&evaluationId=${id}`, { token });

    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 20 }, () => submitCase(portal, { side: 'manager', id }))),
      Promise.all(Array.from({ length: 20 }, ask)),
    ]);

    expect(answers.toSorted()).toEqual([204, ...Array.from({ length: 19 }, () => 409)]);
    const row = await database
      .current()
      .selectFrom('evaluation')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row?.status).toBe('COMPLETE');
  });

  test.each([
    ['CONTRACTOR_SP', 'CONTRACTOR', [170, 171, 172, 173, 174], [190, 191]],
    ['MANAGER_RE', 'MANAGER', [81, 82, 83, 84], [60, 61]],
  ])('of the type %s is asked more than %s, and spared what is known', async (type, other, more, fewer) => {
    const { portal } = opened();
    const token = await portal.signIn(people.admin);
    const idsOf = async (asked: string): Promise<readonly number[]> => {
      const { json } = await portal.call('GET', `/evaluation/qa?type=${asked}&regionId=1`, { token });
      return Array.isArray(json) ? json.map((question) => Number(Object(question).id)) : [];
    };

    const [own, usual] = [await idsOf(type), await idsOf(other)];

    expect(own.filter((id) => !usual.includes(id)).toSorted()).toEqual(more);
    expect(usual.filter((id) => !own.includes(id)).toSorted()).toEqual(fewer);
    expect((await portal.call('GET', '/evaluation/qa?type=CONFLICT', { token })).status).toBe(404);
  });

  test('asks the questions of a client, of a re-evaluation and those that are no longer asked by the query', async () => {
    const { portal } = opened();
    const token = await portal.signIn(people.admin);
    const idsOf = async (query: string): Promise<ReadonlySet<number>> => {
      const { json } = await portal.call('GET', `/evaluation/qa?regionId=1&${query}`, { token });
      return new Set(Array.isArray(json) ? json.map((question) => Number(Object(question).id)) : []);
    };
    const usual = await idsOf('type=CONTRACTOR');
    const more = async (query: string) => [...(await idsOf(query))].filter((id) => !usual.has(id));

    expect(await more('type=CONTRACTOR&companyId=1&currentOnly=true')).toEqual([]);
    expect(await more('type=CONTRACTOR&companyId=2')).toEqual([192]);
    expect(await more('type=CONTRACTOR&currentOnly=false')).toEqual([193]);
    expect(await idsOf('type=MANAGER&reEvaluation=true')).toEqual(await idsOf('type=MANAGER_RE'));
    expect(await idsOf('type=CONTRACTOR&reEvaluation=true')).toEqual(usual);
  });

  test('keeps the type and the category of each question with its answer', async () => {
    const { portal } = opened();
    const { contractorEvaluation: id } = await createProject(portal);
    await opened().database.current().updateTable('evaluation').set({ type: 'CONTRACTOR_SP' }).execute();

    expect(await submitCase(portal, { side: 'contractor', id, name: 'independentInSpecialCircumstances' })).toBe(204);

    const { json } = await portal.call('GET', `/evaluations/${id}`, { token: await portal.signIn(people.contractor) });
    const details: unknown = isRecord(json) ? json['responses'] : undefined;
    const kept = Array.isArray(details) ? details.filter((one) => [150, 170].includes(one.questionId)) : [];
    expect(kept.map(({ questionId, type, categoryId }) => [questionId, type, categoryId])).toEqual([
      [150, 'CONTRACTOR_SP', 'Eval'],
      [170, 'CONTRACTOR_SP', 'SpecialCircumstance'],
    ]);
  });

  describe('is refused and changes nothing', () => {
    let ids: Awaited<ReturnType<typeof createProject>> | undefined;
    beforeAll(async () => {
      ids = await createProject(opened().portal);
    });
    const all = responsesOf('manager', 'allIndependent');
    const abroad = responsesOf('manager', 'allIndependentInCanada');
    const own = responsesOf('contractor', 'allIndependent');
    const without = (...answers: readonly number[]) => all.filter(({ answerId }) => !answers.includes(answerId));
    const lists: readonly (readonly [string, readonly WireResponse[], string])[] = [
      ['one question missing', without(601), '/responses/q60'],
      ['one pair missing', without(720), '/responses/q71'],
      ['both halves of a pair', [...without(720), { questionId: 71, answerId: 711 }], '/responses/q71'],
      ['the same half of a pair twice', [...without(720), { questionId: 71, answerId: 712 }], '/responses/q71'],
      ['six pairs', [...all, { questionId: 71, answerId: 711 }], '/responses/q71'],
      [
        'an answer of another question',
        [...without(601), { questionId: 60, answerId: 611 }],
        `/responses/${all.length - 1}`,
      ],
      ['an answer there is not', [...without(601), { questionId: 60, answerId: 699 }], `/responses/${all.length - 1}`],
      ['a question there is not', [...all, { questionId: 999, answerId: 1 }], `/responses/${all.length}`],
      ['a question twice', [...all, { questionId: 60, answerId: 603 }], `/responses/${all.length}`],
      ['a question of the other region', [...all, ...abroad.slice(-1)], `/responses/${all.length}`],
      ['the answers of the other region', abroad, '/responses/q75'],
      ['the answers of the other side', own, '/responses/0'],
    ];

    test.each(lists)('%s', async (_title, responses, place) => {
      const { portal, database } = opened();
      const before = await dumpPortal(database);

      const answer = await portal.call('POST', `/evaluation/${ids?.managerEvaluation}/responses?type=MANAGER`, {
        token: await portal.signIn(people.manager),
        body: { responses },
      });

      expect(answer).toMatchObject({ status: 422, json: { code: 'validation' } });
      expect(isRecord(answer.json) && isRecord(answer.json['fields']) && place in answer.json['fields']).toBe(true);
      expect(await dumpPortal(database)).toEqual(before);
    });

    const strangers: readonly (readonly [string, Side, string])[] = [
      ['the other side of the project', 'contractor', people.manager],
      ['another manager of the company', 'manager', people.otherManager],
      ['a manager of another company', 'manager', people.harborManager],
      ['another contractor', 'contractor', people.rival],
      ['the contractor for the manager', 'manager', people.contractor],
    ];

    test.each(strangers)('from %s: as if it were not there', async (_title, side, as) => {
      const { portal, database } = opened();
      const before = await dumpPortal(database);
      const post = async (id: number | undefined) =>
        portal.call('POST', `/evaluation/${id}/responses?type=${side.toUpperCase()}`, {
          token: await portal.signIn(as),
          body: { responses: responsesOf(side, 'allIndependent') },
        });

      const theirs = await post(side === 'manager' ? ids?.managerEvaluation : ids?.contractorEvaluation);
      const unknown = await post(999_999);

      expect(theirs).toEqual({ ...unknown, status: 404 });
      expect(await dumpPortal(database)).toEqual(before);
    });
  });
});
