import { expect, test } from 'vitest';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';
import { contentOf, createProject, submitCase } from '../../testing/portalProject.ts';

eachPortal('rounds of evaluations', (opened) => {
  const send = async (path: string, body?: object) =>
    opened().portal.call('POST', path, { token: await opened().portal.signIn(people.programAdmin), body });
  const roundsOf = async (key: string) => {
    const { portal } = opened();
    const token = await portal.signIn(people.programAdmin);
    return contentOf((await portal.call('GET', `/evaluations?projectNumber=${key}&sort=id`, { token })).json);
  };
  const evaluated = async () => {
    const project = await createProject(opened().portal);
    await submitCase(opened().portal, { side: 'manager', id: project.managerEvaluation });
    await submitCase(opened().portal, { side: 'contractor', id: project.contractorEvaluation });
    return project;
  };
  const determine = (projectNumber: string) =>
    send('/projects/determination', { projectNumber, companyId: 1, recommendation: 'IC', note: 'Seen.' });

  test('are initial or re-evaluations by the day of the final determination', async () => {
    const { portal } = opened();
    const { projectNumber: key } = await evaluated();
    const before = await roundsOf(key);
    await determine(key);
    await send(`/projects/${key}/reevaluation`);
    const asked = await roundsOf(key);

    // On the day of the determination itself, the reason of the round's request counts.
    for (const { id, status } of asked) {
      if (status === 'INCOMPLETE') await submitCase(portal, { side: 'manager', id: Number(id) });
    }
    const sameDay = await roundsOf(key);

    const seen = (list: typeof before) => list.map(({ type, round, initial }) => [type, round, initial]);
    expect(seen(before)).toEqual([
      ['MANAGER', 'initial', true],
      ['CONTRACTOR', 'initial', true],
    ]);
    expect(seen(asked)).toEqual([
      ['MANAGER', 'initial', true],
      ['CONTRACTOR', 'initial', true],
      ['MANAGER_RE', 're-evaluation', false],
      ['CONTRACTOR', 're-evaluation', false],
    ]);
    expect(seen(sameDay)).toEqual(seen(asked));
    expect(sameDay.map(({ determinedOn }) => determinedOn)).toEqual(Array(4).fill('2026-11-21'));
  });

  test('that were completed after the determination of another day are re-evaluations, whatever they were asked for', async () => {
    const { portal } = opened();
    const { projectNumber: key, managerEvaluation, contractorEvaluation } = await createProject(portal);
    await submitCase(portal, { side: 'manager', id: managerEvaluation });
    await determine(key);
    const { now } = portal.time;
    portal.time.now = new Date('2026-11-23T10:00:00Z');
    await submitCase(portal, { side: 'contractor', id: contractorEvaluation });
    portal.time.now = now;

    expect((await roundsOf(key)).map(({ label }) => label)).toEqual(['manager-initial', 'contractor-re-evaluation']);
  });

  test('are named alike on their own page', async () => {
    const { portal } = opened();
    const { managerEvaluation } = await evaluated();
    const token = await portal.signIn(people.manager);

    const { json } = await portal.call('GET', `/evaluations/${managerEvaluation}`, { token });

    expect(json).toMatchObject({ id: managerEvaluation, label: 'manager-initial', round: 'initial' });
  });

  test('say of each answer to a pair which statement holds or does not, and nothing of the kind of others', async () => {
    const { portal } = opened();
    const { managerEvaluation } = await evaluated();
    const token = await portal.signIn(people.manager);

    const { json } = await portal.call('GET', `/evaluations/${managerEvaluation}`, { token });

    const details: readonly Readonly<Record<string, unknown>>[] = Object(json).responses;
    const pairs = details.filter(({ statement }) => statement !== undefined);
    expect(pairs.map(({ questionId, holds }) => [questionId, holds])).toEqual(Array(5).fill([71, false]));
    expect(pairs[0]).toMatchObject({
      statement: 'Employee benefits are given to the contractor',
      answerText: 'No employee benefits are given to the contractor',
    });
    expect(details.length).toBeGreaterThan(20);
  });

  test('take the answers of both sides under the legacy id of the manager, from whoever may see both', async () => {
    const { portal } = opened();
    const { projectNumber: key, managerEvaluation: legacyId } = await createProject(portal);
    const answer = (side: 'manager' | 'contractor', as: string) => submitCase(portal, { side, id: legacyId, as });

    // A contractor cannot access the manager's evaluation.
    expect(await answer('contractor', people.contractor)).toBe(404);
    expect(await answer('contractor', people.programAdmin)).toBe(204);
    expect((await roundsOf(key)).map(({ type, status }) => [type, status])).toEqual([
      ['MANAGER', 'INCOMPLETE'],
      ['CONTRACTOR', 'COMPLETE'],
    ]);
    expect(await answer('manager', people.manager)).toBe(204);
  });

  test('start before a determination only where a full evaluation is forced', async () => {
    const { projectNumber: key } = await evaluated();

    const plain = await send(`/projects/${key}/reevaluation`);
    const forced = await send(`/projects/${key}/reevaluation?forceFullEval=true`);

    expect([plain.status, forced.status]).toEqual([409, 204]);
    expect((await roundsOf(key)).map(({ label, status }) => [label, status])).toEqual([
      ['manager-initial', 'COMPLETE'],
      ['contractor-initial', 'COMPLETE'],
      ['manager-initial', 'INCOMPLETE'],
      ['contractor-initial', 'INCOMPLETE'],
    ]);
  });
});
