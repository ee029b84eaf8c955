import { expect, test } from 'vitest';
import { isRecord } from '#engine';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';
import { contentOf, createProject, submitCase } from '../../testing/portalProject.ts';

type Json = Readonly<Record<string, unknown>>;

eachPortal('the details of an evaluation', (opened) => {
  const get = async (path: string, as: string): Promise<Json> => {
    const { portal } = opened();
    const { json } = await portal.call('GET', path, { token: await portal.signIn(as) });
    return isRecord(json) ? json : {};
  };
  const detailsOf = ({ evaluationDetails: details }: Json): readonly Json[] =>
    Array.isArray(details) ? details.filter(isRecord) : [];
  const evaluated = async () => {
    const { portal } = opened();
    const project = await createProject(portal);
    await submitCase(portal, { side: 'manager', id: project.managerEvaluation });
    await submitCase(portal, { side: 'contractor', id: project.contractorEvaluation });
    return project;
  };

  test('are those of both sides for a program administrator, with answers, score and answers as text', async () => {
    const { managerEvaluation: id, contractorEvaluation } = await evaluated();

    const [manager = {}, contractor = {}, ...others] = detailsOf(await get(`/evaluations/${id}`, people.programAdmin));

    expect(others).toEqual([]);
    expect(manager).toEqual({
      ...{ id, type: 'MANAGER', status: 'COMPLETE', score: 100, evaluateeLogicalName: people.manager },
      ...{ createdAt: expect.any(String), completedAt: expect.any(String), alternateDetails: [] },
      responses: expect.arrayContaining([
        expect.objectContaining({ questionId: 60, answerId: 601, icCompliant: true }),
        expect.objectContaining({ questionId: 71, holds: false, statement: expect.any(String) }),
      ]),
      answerText: expect.stringContaining('Who decides how the work is done?: The contractor chooses the methods\n'),
    });
    expect(contractor).toMatchObject({ id: contractorEvaluation, type: 'CONTRACTOR', score: 100 });
  });

  test('are those of the own side alone for the person who is evaluated, without score and answer numbers', async () => {
    const { managerEvaluation, contractorEvaluation } = await evaluated();

    const own = detailsOf(await get(`/evaluations/${managerEvaluation}`, people.manager));
    const other = detailsOf(await get(`/evaluations/${contractorEvaluation}`, people.contractor));

    expect([own, other].map((details) => details.map(({ id, score }) => [id, score]))).toEqual([
      [[managerEvaluation, undefined]],
      [[contractorEvaluation, undefined]],
    ]);
    const [first] = Array.isArray(own[0]?.['responses']) ? own[0]['responses'].filter(isRecord) : [];
    expect(Object.keys(first ?? {}).toSorted()).toEqual([
      'answerText',
      'categoryId',
      'questionId',
      'questionText',
      'type',
    ]);
  });

  test('of a restructure name the evaluations that it replaces, and those of a list have no answers', async () => {
    const { portal } = opened();
    const { projectNumber: key, managerEvaluation: id } = await evaluated();
    const token = await portal.signIn(people.programAdmin);
    await portal.call('POST', `/projects/${key}/restructure`, { token });

    const rounds = contentOf(await get(`/evaluations?projectNumber=${key}&sort=id`, people.programAdmin));

    const [manager = {}] = detailsOf(rounds[2] ?? {});
    expect(manager).toMatchObject({ id: rounds[2]?.['id'], parentEvaluationId: id, status: 'INCOMPLETE' });
    expect(manager['alternateDetails']).toEqual([expect.objectContaining({ id, type: 'MANAGER', score: 100 })]);
    expect(rounds.flatMap(detailsOf).map(({ responses }) => responses)).toEqual(Array(8).fill(undefined));
  });
});
