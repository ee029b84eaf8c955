import { describe, expect, test } from 'vitest';
import { isRecord } from '#engine';
import { eachPortal } from '../../testing/eachPortal.ts';
import type { PortalAnswer } from '../../testing/openPortalApp.ts';
import { people } from '../../testing/portalPeople.ts';
import { contentOf, createProject, submitCase } from '../../testing/portalProject.ts';

type Question = Readonly<Record<string, unknown>>;

function questionsOf({ json }: PortalAnswer): readonly Question[] {
  const list: readonly unknown[] = Array.isArray(json) ? json : [];
  return list.filter(isRecord);
}

/** Returns the texts of preselected answers, by question. */
function chosenIn(questions: readonly Question[]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    questions.map(({ id, answers }) => [
      String(id),
      (Array.isArray(answers) ? answers : [])
        .filter((answer) => answer.defaultAnswer === true)
        .map((answer) => String(answer.answerText)),
    ]),
  );
}

/** Returns the open evaluations of a page. */
function openIn(page: unknown): readonly Question[] {
  return contentOf(page).filter(({ status }) => status === 'INCOMPLETE');
}

eachPortal('the template of an evaluation', (opened) => {
  const template = async (id: number, { query = '', as = people.manager as string } = {}): Promise<PortalAnswer> => {
    const { portal } = opened();
    return portal.call('GET', `/evaluation/${id}/template${query}`, { token: await portal.signIn(as) });
  };

  /** Creates a project that both sides have answered, and requests another evaluation from the manager. */
  const askAgain = async (name: string) => {
    const { portal } = opened();
    const first = await createProject(portal);
    const { projectNumber } = first;
    await submitCase(portal, { side: 'manager', id: first.managerEvaluation, name });
    await submitCase(portal, { side: 'contractor', id: first.contractorEvaluation });
    const token = await portal.signIn(people.admin);
    const asked = await portal.call('POST', `/projects/${projectNumber}/reevaluation?forceFullEval=true`, { token });
    expect(asked.status).toBe(204);
    const { json } = await portal.call('GET', `/evaluations?projectNumber=${projectNumber}`, { token });
    return { ...first, manager: Number(openIn(json).find(({ side }) => side === 'manager')?.['id']) };
  };

  test('begins with the usual answers where nobody has answered, in a drawn order', async () => {
    const { managerEvaluation: id } = await createProject(opened().portal);

    const loads = await Promise.all([1, 2, 3].map(async () => questionsOf(await template(id))));

    expect(chosenIn(loads[0] ?? [])['62']).toEqual(['The contractor chooses the methods']);
    expect(Object.values(chosenIn(loads[0] ?? [])).every((chosen) => chosen.length > 0)).toBe(true);
    expect(new Set(loads.map((load) => load.map((question) => question['id']).join())).size).toBeGreaterThan(1);
  });

  test('begins with the answers of the last round, or with the usual ones if those are not wanted', async () => {
    const { manager } = await askAgain('justAboveTheThreshold');

    expect(chosenIn(questionsOf(await template(manager)))['60']).toEqual([
      'The contractor applied for a position that we had posted',
    ]);
    expect(chosenIn(questionsOf(await template(manager, { query: '?submittedResponses=false' })))['60']).toEqual([
      'We chose a proposal or followed a recommendation',
    ]);
  });

  test('begins with the answers of the evaluation it was restructured from', async () => {
    const { manager, managerEvaluation, projectNumber } = await askAgain('allIndependent');
    const { portal, database } = opened();
    // given: answers that were submitted later than those of the parent
    await submitCase(portal, { side: 'manager', id: manager, name: 'justAboveTheThreshold' });
    const token = await portal.signIn(people.admin);
    const answered = database.current().updateTable('evaluation').set({ status: 'COMPLETE' });
    await answered.where('project_number', '=', projectNumber).execute();
    await portal.call('POST', `/projects/${projectNumber}/reevaluation?forceFullEval=true`, { token });
    const { json } = await portal.call('GET', `/evaluations?projectNumber=${projectNumber}`, {
      token,
    });
    const id = Number(contentOf(json).find(({ side }) => side === 'manager')?.['id']);
    const later = chosenIn(questionsOf(await template(id)))['60'];

    // when
    const restructured = database.current().updateTable('evaluation').set({ parent_evaluation_id: managerEvaluation });
    await restructured.where('id', '=', id).execute();

    // then
    expect(later).toEqual(['The contractor applied for a position that we had posted']);
    expect(chosenIn(questionsOf(await template(id)))['60']).toEqual([
      'We chose a proposal or followed a recommendation',
    ]);
  });

  test('takes the answers of another project only from the same person', async () => {
    const { portal } = opened();
    const { managerEvaluation: id } = await createProject(portal);
    const own = await createProject(portal);
    await submitCase(portal, { side: 'manager', id: own.managerEvaluation, name: 'justAboveTheThreshold' });
    const theirs = await createProject(portal, { as: people.otherManager });
    await submitCase(portal, {
      ...{ side: 'manager', id: theirs.managerEvaluation, name: 'justAboveTheThreshold' },
      as: people.otherManager,
    });
    const chosenFrom = async (project: string) =>
      chosenIn(questionsOf(await template(id, { query: `?templateProjectNumber=${project}` })))['60'];

    expect(await chosenFrom(own.projectNumber)).toEqual(['The contractor applied for a position that we had posted']);
    expect(await chosenFrom(theirs.projectNumber)).toEqual(['We chose a proposal or followed a recommendation']);
    expect(await chosenFrom('1-1-999999')).toEqual(['We chose a proposal or followed a recommendation']);
  });

  test('is not there for anybody else, as if the evaluation were not', async () => {
    const { managerEvaluation, contractorEvaluation } = await createProject(opened().portal);
    const unknown = await template(999_999);

    expect(unknown.status).toBe(404);
    expect(await template(managerEvaluation, { as: people.otherManager })).toEqual(unknown);
    expect(await template(managerEvaluation, { as: people.contractor })).toEqual(unknown);
    expect(await template(contractorEvaluation, { as: people.rival })).toEqual(unknown);
    expect((await template(managerEvaluation, { as: people.programAdmin })).status).toBe(200);
  });

  describe('of a round', () => {
    test('has one legacy id for both sides, that of the manager', async () => {
      const { managerEvaluation, manager, projectNumber } = await askAgain('allIndependent');
      const { portal } = opened();
      const token = await portal.signIn(people.admin);

      const { json } = await portal.call('GET', `/evaluations?projectNumber=${projectNumber}&sort=id`, { token });

      expect(contentOf(json).map(({ side, type, legacyId }) => [side, type, legacyId])).toEqual([
        ['manager', 'MANAGER', managerEvaluation],
        ['contractor', 'CONTRACTOR', managerEvaluation],
        ['manager', 'MANAGER', manager],
        ['contractor', 'CONTRACTOR', manager],
      ]);
    });

    test('is of the types of a re-evaluation once the project was determined', async () => {
      const { portal, database } = opened();
      await database
        .current()
        .updateTable('organization')
        .set({ attributes: JSON.stringify({ specialCircumstance: true }) })
        .execute();
      const project = await createProject(portal);
      await database.current().updateTable('evaluation').set({ status: 'COMPLETE' }).execute();
      await database
        .current()
        .updateTable('project')
        .set({ final_determination_date: '2026-11-01' })
        .where('project_number', '=', project.projectNumber)
        .execute();
      const token = await portal.signIn(people.admin);
      const address = `/projects/${project.projectNumber}/reevaluation?forceFullEval=true`;
      expect(await portal.call('POST', address, { token })).toMatchObject({ status: 204 });

      const query = `?projectNumber=${project.projectNumber}&sort=id`;
      const answer = await portal.call('GET', `/evaluations${query}`, { token });

      expect(answer.status).toBe(200);
      expect(openIn(answer.json).map(({ side, type, reEvaluation }) => [side, type, reEvaluation])).toEqual([
        ['manager', 'MANAGER_RE', true],
        ['contractor', 'CONTRACTOR_SP', true],
      ]);
    });
  });
});
