import { beforeAll, describe, expect, test } from 'vitest';
import { isRecord } from '#engine';
import { dumpPortal } from '../../testing/dumpPortal.ts';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';
import { contentOf, createProject, responsesOf, type Side, submitCase } from '../../testing/portalProject.ts';

type Json = Readonly<Record<string, unknown>>;

eachPortal('restructuring evaluations', (opened) => {
  const send = async (path: string, { as = people.programAdmin as string, body = {} } = {}) =>
    opened().portal.call('POST', path, { token: await opened().portal.signIn(as), body });
  const roundsOf = async (key: string, as: string = people.programAdmin) => {
    const { portal } = opened();
    const path = `/evaluations?projectNumber=${key}&sort=id`;
    return contentOf((await portal.call('GET', path, { token: await portal.signIn(as) })).json);
  };
  const restructure = async (key: string) => {
    const { json } = await send(`/projects/${key}/restructure`);
    const list: readonly Json[] = Array.isArray(json) ? json.filter(isRecord) : [];
    return (side: Side) => Number(list.find((one) => one['side'] === side)?.['id']);
  };
  const edit = (id: number, side: Side, { name = 'nothingIndependent', ...body }: Json = {}, as?: string) =>
    send(`/evaluation/${id}/responses?type=${side.toUpperCase()}`, {
      ...(as === undefined ? {} : { as }),
      body: {
        ...{ responses: responsesOf(side, String(name)), submittedType: side.toUpperCase() },
        ...{ evaluationNotes: 'As agreed.', ...body },
      },
    });
  const evaluated = async () => {
    const project = await createProject(opened().portal);
    await submitCase(opened().portal, { side: 'manager', id: project.managerEvaluation });
    await submitCase(opened().portal, { side: 'contractor', id: project.contractorEvaluation });
    return project;
  };
  const seen = (rounds: readonly Json[]) => rounds.map(({ label, status, score }) => [label, status, score]);

  test('opens a record of its own for each side, once', async () => {
    const { projectNumber: key, managerEvaluation, contractorEvaluation } = await evaluated();

    const first = await restructure(key);
    const again = await restructure(key);

    expect([again('manager'), again('contractor')]).toEqual([first('manager'), first('contractor')]);
    const rounds = await roundsOf(key);
    expect(seen(rounds)).toEqual([
      ['manager-initial', 'COMPLETE', 100],
      ['contractor-initial', 'COMPLETE', 100],
      ['manager-restructured-initial', 'INCOMPLETE', undefined],
      ['contractor-restructured-initial', 'INCOMPLETE', undefined],
    ]);
    expect(rounds.map(({ parentEvaluationId, restructured }) => [parentEvaluationId, restructured])).toEqual([
      [undefined, true],
      [undefined, true],
      [managerEvaluation, undefined],
      [contractorEvaluation, undefined],
    ]);
  });

  test('of one side alone leaves the other one open, until that finalizes it', async () => {
    const { projectNumber: key } = await evaluated();
    const idOf = await restructure(key);

    const partial = await edit(idOf('manager'), 'manager', { selectedOnly: true });
    const halfway = await roundsOf(key);
    const final = await edit(idOf('contractor'), 'contractor', { name: 'allIndependent', selectedOnly: false });

    expect([partial.status, final.status]).toEqual([204, 204]);
    expect(seen(halfway).slice(2)).toEqual([
      ['manager-restructured-initial', 'COMPLETE', 0],
      ['contractor-restructured-initial', 'INCOMPLETE', undefined],
    ]);
    expect(halfway[2]).toMatchObject({ evaluationNotes: 'As agreed.' });
    expect(seen(await roundsOf(key)).slice(2)).toEqual([
      ['manager-restructured-initial', 'COMPLETE', 0],
      ['contractor-restructured-initial', 'COMPLETE', 100],
    ]);
  });

  test('that is finalized takes the other side over with its existing responses', async () => {
    const { portal } = opened();
    const { projectNumber: key, contractorEvaluation } = await evaluated();
    const idOf = await restructure(key);

    expect((await edit(idOf('manager'), 'manager', { selectedOnly: false })).status).toBe(204);

    const token = await portal.signIn(people.programAdmin);
    const detailsOf = async (id: number) =>
      Object((await portal.call('GET', `/evaluations/${id}`, { token })).json).responses;
    expect(seen(await roundsOf(key)).slice(2)).toEqual([
      ['manager-restructured-initial', 'COMPLETE', 0],
      ['contractor-restructured-initial', 'COMPLETE', 100],
    ]);
    expect(await detailsOf(idOf('contractor'))).toEqual(await detailsOf(contractorEvaluation));
    const project = await portal.call('GET', `/projects/${key}`, { token });
    expect(project.json).toMatchObject({ currentStatus: { initialRecommendation: 'W-2 Pending' } });
  });

  test('is opened by the edit of a complete evaluation, in the transaction of the edit', async () => {
    const { projectNumber: key, managerEvaluation: id } = await evaluated();

    const refused = await edit(id, 'manager', { selectedOnly: false, evaluationNotes: undefined });
    const untouched = await roundsOf(key);
    const { status } = await edit(id, 'manager', { selectedOnly: false });

    expect([refused.status, untouched.length, status]).toEqual([400, 2, 204]);
    const rounds = await roundsOf(key);
    expect(seen(rounds).slice(2)).toEqual([
      ['manager-restructured-initial', 'COMPLETE', 0],
      ['contractor-restructured-initial', 'COMPLETE', 100],
    ]);
    expect(rounds[2]).toMatchObject({ parentEvaluationId: id, evaluationNotes: 'As agreed.' });
    expect(rounds[3]).toMatchObject({ legacyId: rounds[2]?.['id'] });
  });

  test('is refused as a whole when the answers of the edit are refused', async () => {
    const { database } = opened();
    const { managerEvaluation: id } = await evaluated();
    const before = await dumpPortal(database);

    expect((await edit(id, 'manager', { selectedOnly: false, responses: [] })).status).toBe(400);

    expect(await dumpPortal(database)).toEqual(before);
  });

  test('is refused where the evaluations are no longer those that the edit was made over', async () => {
    const { database } = opened();
    const { managerEvaluation, contractorEvaluation } = await evaluated();
    const shown = [managerEvaluation, contractorEvaluation].map((id) => ({ id, status: 'COMPLETE' }));
    const send = (id: number, side: Side) => edit(id, side, { selectedOnly: true, evaluationDetails: shown });
    expect((await send(managerEvaluation, 'manager')).status).toBe(204);
    const before = await dumpPortal(database);

    const late = await send(contractorEvaluation, 'contractor');

    expect([late.status, Object(late.json).code, Object(late.json).message]).toEqual([
      ...[422, 'stale'],
      'The evaluations of this project have changed since they were opened. Close the dialog and open it again to edit the present ones.',
    ]);
    expect(await dumpPortal(database)).toEqual(before);
  });

  test('of a side that is complete leaves the other one, which was never answered, as it is', async () => {
    const { projectNumber: key, managerEvaluation } = await createProject(opened().portal);
    await submitCase(opened().portal, { side: 'manager', id: managerEvaluation });
    const idOf = await restructure(key);

    expect((await edit(idOf('manager'), 'manager', { selectedOnly: false })).status).toBe(204);

    expect(seen(await roundsOf(key))).toEqual([
      ['manager-initial', 'COMPLETE', 100],
      ['contractor-initial', 'INCOMPLETE', undefined],
      ['manager-restructured-initial', 'COMPLETE', 0],
    ]);
  });

  test('is neither listed to those who are evaluated nor taken from them', async () => {
    const { projectNumber: key } = await evaluated();
    const idOf = await restructure(key);

    const own = await edit(
      idOf('manager'),
      'manager',
      { submittedType: undefined, evaluationNotes: undefined },
      people.manager,
    );

    expect(own.status).toBe(403);
    expect(seen(await roundsOf(key, people.manager)).map(([label]) => label)).toEqual(['manager-initial']);
    expect(seen(await roundsOf(key, people.contractor)).map(([label]) => label)).toEqual(['contractor-initial']);
  });

  describe('is refused and changes nothing', () => {
    let fresh = '';
    let closed = '';
    let complete = 0;
    beforeAll(async () => {
      fresh = (await createProject(opened().portal)).projectNumber;
      const ended = await evaluated();
      closed = ended.projectNumber;
      complete = ended.managerEvaluation;
      await send('/project/closure', { body: { projectNumber: closed, reasonId: 1 } });
    });

    test('to everybody who does not administer the program', async () => {
      const all = [people.manager, people.contractor, people.subvendor, people.proxyManager];
      const answers = await Promise.all(all.map((as) => send(`/projects/${fresh}/restructure`, { as })));
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    });

    test('for a project that there is not, and while nothing has been answered', async () => {
      const { database } = opened();
      const before = await dumpPortal(database);
      const answers = [await send('/projects/9-9-999999/restructure'), await send(`/projects/${fresh}/restructure`)];
      expect(answers.map(({ status }) => status)).toEqual([404, 409]);
      expect(await dumpPortal(database)).toEqual(before);
    });

    test('without a note of what it is for', async () => {
      const { projectNumber } = await evaluated();
      const idOf = await restructure(projectNumber);
      const { status, json } = await edit(idOf('manager'), 'manager', { evaluationNotes: undefined });
      expect([status, Object.keys(Object(json).fields)]).toEqual([400, ['/evaluationNotes']]);
    });

    test('on a closed project, and of another side than the evaluation is of', async () => {
      const { database } = opened();
      const before = await dumpPortal(database);
      expect((await edit(complete, 'manager', { selectedOnly: true })).status).toBe(409);
      // The legacy id of the round also identifies the contractor's evaluation, which is complete.
      expect((await edit(complete, 'contractor', { selectedOnly: true })).status).toBe(409);
      expect(await dumpPortal(database)).toEqual(before);
    });
  });
});
