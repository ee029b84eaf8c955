import { beforeAll, describe, expect, test } from 'vitest';
import { isRecord } from '#engine';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';
import { createProject, submitCase } from '../../testing/portalProject.ts';

type Json = Readonly<Record<string, unknown>>;

const canada = { regionId: 2, locationId: 11, workLocationId: 'CA-ON' };

eachPortal('comparing evaluations', (opened) => {
  const compare = async (query: string, as: string = people.programAdmin) => {
    const { portal } = opened();
    return portal.call('GET', `/evaluation/comparison?${query}`, { token: await portal.signIn(as) });
  };
  const queryOf = (sourceId: unknown, targetId: unknown) =>
    `sourceId=${String(sourceId)}&sourceType=MANAGER&targetId=${String(targetId)}&targetType=CONTRACTOR`;
  const evaluated = async (cases: { manager?: string; contractor?: string }, body: Json = {}) => {
    const { portal } = opened();
    const ids = await createProject(portal, { body });
    await submitCase(portal, { side: 'manager', id: ids.managerEvaluation, name: cases.manager ?? 'allIndependent' });
    await submitCase(portal, {
      side: 'contractor',
      id: ids.contractorEvaluation,
      name: cases.contractor ?? 'allIndependent',
    });
    return ids;
  };
  const rowsOf = (json: unknown): readonly Json[] => (Array.isArray(json) ? json.filter(isRecord) : []);
  const questionOf = (row: Json, side: string) => (isRecord(row[side]) ? row[side]['question'] : undefined);

  test('puts answers to counterparts in one row, in the order of the first, and what has no counterpart alone', async () => {
    const ids = await evaluated({});

    const rows = rowsOf((await compare(queryOf(ids.managerEvaluation, ids.contractorEvaluation))).json);

    const who = rows.find((row) => questionOf(row, 'sourceQA') === 62);
    expect(who).toEqual({
      sourceQA: {
        ...{ question: 62, questionText: 'Who decides how the work is done?', icCompliant: true },
        ...{ answerText: 'The contractor chooses the methods', compliance: 'O', independent: 'X' },
      },
      targetQA: {
        ...{ question: 150, questionText: 'Who decides how you do the work?', icCompliant: true },
        ...{ answerText: 'I choose the methods', compliance: 'O', independent: 'X' },
      },
      matchedAnswers: true,
    });
    const recruited = rows.find((row) => questionOf(row, 'sourceQA') === 60);
    expect([recruited?.['targetQA'], recruited?.['matchedAnswers']]).toEqual([undefined, false]);
    const together = rows.filter((row) => row['sourceQA'] !== undefined && row['targetQA'] !== undefined);
    expect(together.length).toBeGreaterThan(15);
    expect(together.every((row) => row['matchedAnswers'] === true)).toBe(true);
  });

  test('has a row for each statement of a pair, which is answered with Yes or No', async () => {
    const ids = await evaluated({});

    const rows = rowsOf((await compare(queryOf(ids.managerEvaluation, ids.contractorEvaluation))).json);
    const pairs = rows.filter((row) => questionOf(row, 'sourceQA') === 71);

    expect(pairs.map((row) => [questionOf(row, 'targetQA'), row['matchedAnswers']])).toEqual(
      Array(5).fill([159, true]),
    );
    expect(pairs[0]).toMatchObject({
      sourceQA: { questionText: 'Employee benefits are given to the contractor', answerText: 'No' },
      targetQA: { questionText: 'Employee benefits are given to me', answerText: 'No' },
    });
  });

  test('marks what the sides answered differently', async () => {
    const ids = await evaluated({ contractor: 'nothingIndependent' });

    const rows = rowsOf((await compare(queryOf(ids.managerEvaluation, ids.contractorEvaluation))).json);

    const together = rows.filter((row) => row['sourceQA'] !== undefined && row['targetQA'] !== undefined);
    expect(together.length).toBeGreaterThan(15);
    expect(together.filter((row) => row['matchedAnswers'] === true)).toEqual([]);
    expect(together[0]).toMatchObject({ sourceQA: { compliance: 'O' }, targetQA: { compliance: 'X', employee: 'X' } });
  });

  test('has counterparts on the other side of the border too', async () => {
    const cases = { manager: 'allIndependentInCanada', contractor: 'noInvestmentDecidesInCanada' };
    const ids = await evaluated(cases, canada);

    const rows = rowsOf((await compare(queryOf(ids.managerEvaluation, ids.contractorEvaluation))).json);

    const together = rows.filter((row) => row['sourceQA'] !== undefined && row['targetQA'] !== undefined);
    const differing = together.filter((row) => row['matchedAnswers'] === false);
    expect(differing.map((row) => [questionOf(row, 'sourceQA'), questionOf(row, 'targetQA')])).toEqual([[2066, 2154]]);
  });

  test('can begin with the contractor', async () => {
    const ids = await evaluated({});
    const turned = `sourceId=${ids.contractorEvaluation}&sourceType=CONTRACTOR&targetId=${ids.managerEvaluation}&targetType=MANAGER`;

    const rows = rowsOf((await compare(turned)).json);

    const who = rows.find((row) => questionOf(row, 'sourceQA') === 150);
    expect([who && questionOf(who, 'targetQA'), who?.['matchedAnswers']]).toEqual([62, true]);
  });

  describe('is refused', () => {
    let complete: Awaited<ReturnType<typeof createProject>> | undefined;
    beforeAll(async () => {
      complete = await evaluated({});
    });

    test('to everybody who does not administer the program', async () => {
      const query = queryOf(complete?.managerEvaluation, complete?.contractorEvaluation);
      const answers = await Promise.all(
        [people.manager, people.contractor, people.subvendor, people.proxyManager].map((as) => compare(query, as)),
      );
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
      expect((await compare(query, people.director)).status).toBe(200);
    });

    test('for an id that there is not, and for one of another type', async () => {
      const { managerEvaluation, contractorEvaluation } = complete ?? {};
      const answers = [
        await compare(queryOf(managerEvaluation, 999_999)),
        await compare(queryOf(999_999, contractorEvaluation)),
        await compare(queryOf(contractorEvaluation, managerEvaluation)),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    });

    test('while one of them is not complete', async () => {
      const { managerEvaluation, contractorEvaluation } = await createProject(opened().portal);
      await submitCase(opened().portal, { side: 'manager', id: managerEvaluation });

      const { status, json } = await compare(queryOf(managerEvaluation, contractorEvaluation));

      expect([status, json]).toMatchObject([409, { code: 'state' }]);
    });
  });
});
