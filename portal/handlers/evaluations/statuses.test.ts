import { describe, expect, test } from 'vitest';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';
import { contentOf, createProject, submitCase } from '../../testing/portalProject.ts';

const terminal = ['BYPASSED', 'CANCELLED', 'CLOSED'] as const;

eachPortal('statuses of evaluations', (opened) => {
  const send = async (path: string, body: object = {}, as: string = people.programAdmin) =>
    opened().portal.call('POST', path, { token: await opened().portal.signIn(as), body });
  const change = (id: number, status: string, as?: string) =>
    send(`/evaluation/${id}/status`, { newStatus: status, evaluationNotes: 'Agreed by telephone.' }, as);
  const roundsOf = async (key: string) => {
    const { portal } = opened();
    const token = await portal.signIn(people.programAdmin);
    return contentOf((await portal.call('GET', `/evaluations?projectNumber=${key}&sort=id`, { token })).json);
  };
  const statusesOf = async (key: string) => (await roundsOf(key)).map(({ status }) => status);

  test('change while an evaluation is open, and it takes its answers in each of them', async () => {
    const { projectNumber: key, managerEvaluation: id } = await createProject(opened().portal);

    const answers = [await change(id, 'PENDING'), await change(id, 'PENDING'), await change(id, 'IN_PROGRESS')];
    const between = await roundsOf(key);
    await submitCase(opened().portal, { side: 'manager', id });

    expect(answers.map(({ status }) => status)).toEqual([204, 409, 204]);
    expect(between[0]).toMatchObject({
      ...{ status: 'IN_PROGRESS', open: true, overallStatus: 'INCOMPLETE', evaluationNotes: 'Agreed by telephone.' },
    });
    expect(await statusesOf(key)).toEqual(['COMPLETE', 'INCOMPLETE']);
  });

  test.each(terminal)('end in %s, from which there is no way back but a new round', async (status) => {
    const { portal } = opened();
    const { projectNumber: key, managerEvaluation, contractorEvaluation } = await createProject(portal);
    expect((await change(managerEvaluation, status)).status).toBe(204);
    expect((await change(contractorEvaluation, status)).status).toBe(204);

    const again = await change(managerEvaluation, 'PENDING');
    const skipped = await send('/projects/evaluation/skip/request', { projectNumber: key });
    const requested = await send(`/projects/${key}/reevaluation?forceFullEval=true`);

    expect([again.status, skipped.status, requested.status]).toEqual([409, 409, 204]);
    expect(await statusesOf(key)).toEqual([status, status, 'INCOMPLETE', 'INCOMPLETE']);
  });

  describe.each(['manager', 'contractor'] as const)('let the other side recommend where the %s is bypassed', (side) => {
    const other = side === 'manager' ? 'contractor' : 'manager';
    const made = async () => {
      const { projectNumber: key, managerEvaluation, contractorEvaluation } = await createProject(opened().portal);
      return { key, manager: managerEvaluation, contractor: contractorEvaluation };
    };
    const recommendationOf = async (key: string) => {
      const { portal } = opened();
      const { json } = await portal.call('GET', `/projects/${key}`, {
        token: await portal.signIn(people.programAdmin),
      });
      return Object(json).currentStatus.initialRecommendation;
    };

    test('before the other side answers', async () => {
      const { key, ...ids } = await made();
      await change(ids[side], 'BYPASSED');
      expect(await recommendationOf(key)).toBeUndefined();

      await submitCase(opened().portal, { side: other, id: ids[other] });

      expect(await recommendationOf(key)).toBe('IC Pending');
    });

    test('after the other side has answered, and the history and a notification say so', async () => {
      const { portal } = opened();
      const { key, ...ids } = await made();
      await submitCase(portal, { side: other, id: ids[other] });

      expect((await change(ids[side], 'BYPASSED')).status).toBe(204);

      expect(await recommendationOf(key)).toBe('IC Pending');
      const token = await portal.signIn(people.programAdmin);
      const history = await portal.call('GET', `/projects/${key}/history`, { token });
      expect(history.json).toContainEqual(
        expect.objectContaining({ event: 'evaluationBypassed', changedBy: people.programAdmin }),
      );
      const sent = await portal.call('GET', `/notifications?projectNumber=${key}`, { token });
      expect(contentOf(sent.json).map(({ type }) => type)).toContain('INITIAL_RECOMMENDATION');
    });
  });

  test('recommend nothing where both sides are bypassed', async () => {
    const { portal } = opened();
    const { projectNumber: key, managerEvaluation, contractorEvaluation } = await createProject(portal);
    await change(managerEvaluation, 'BYPASSED');
    await change(contractorEvaluation, 'BYPASSED');

    const { json } = await portal.call('GET', `/projects/${key}`, { token: await portal.signIn(people.programAdmin) });

    expect(Object(json).currentStatus.initialRecommendation).toBeUndefined();
  });

  test('that are open are skipped, whichever it is', async () => {
    const { projectNumber: key, managerEvaluation, contractorEvaluation } = await createProject(opened().portal);
    await change(managerEvaluation, 'PENDING');
    await change(contractorEvaluation, 'IN_PROGRESS');

    expect((await send('/projects/evaluation/skip/request', { projectNumber: key })).status).toBe(204);

    expect(await statusesOf(key)).toEqual(['SKIPPED', 'SKIPPED']);
  });

  test('of a closed project change to CLOSED only, and the refusal says why', async () => {
    const { projectNumber: key, managerEvaluation: id } = await createProject(opened().portal);
    await send('/project/closure', { projectNumber: key, reasonId: 1 });

    const held = await change(id, 'PENDING');
    const ended = await change(id, 'CLOSED');

    expect([held.status, Object(held.json).message]).toEqual([
      409,
      `Project ${key} is closed. Its evaluations can be changed once it is reactivated.`,
    ]);
    expect(ended.status).toBe(204);
  });

  test('are changed by those alone who administer the program, with a note', async () => {
    const { managerEvaluation: id } = await createProject(opened().portal);

    const others = await Promise.all(
      [people.manager, people.contractor, people.subvendor].map((as) => change(id, 'CLOSED', as)),
    );
    const silent = await send(`/evaluation/${id}/status`, { newStatus: 'CLOSED' });

    expect(others.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect([silent.status, Object.keys(Object(silent.json).fields)]).toEqual([400, ['/evaluationNotes']]);
  });

  test('begin at version 1, in a round whose sides have one legacy id', async () => {
    const { projectNumber: key, managerEvaluation: id } = await createProject(opened().portal);

    const rounds = await roundsOf(key);

    expect(rounds.map(({ side, version, legacyId }) => [side, version, legacyId])).toEqual([
      ['manager', 1, id],
      ['contractor', 1, id],
    ]);
  });
});
