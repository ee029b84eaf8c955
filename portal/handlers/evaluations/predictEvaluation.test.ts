import { describe, expect, test } from 'vitest';
import { dumpPortal } from '../../testing/dumpPortal.ts';
import { eachPortal } from '../../testing/eachPortal.ts';
import type { PortalAnswer } from '../../testing/openPortalApp.ts';
import { people } from '../../testing/portalPeople.ts';
import { createProject, responsesOf, submitCase } from '../../testing/portalProject.ts';

eachPortal('a prediction', (opened) => {
  const predict = async (
    evaluationId: number,
    { as = people.manager as string, name = 'justAboveTheThreshold' } = {},
  ): Promise<PortalAnswer> => {
    const { portal } = opened();
    const side = name.startsWith('contractor:') ? 'contractor' : 'manager';
    const responses = responsesOf(side, name.replace('contractor:', ''));
    const token = await portal.signIn(as);
    return portal.call('POST', '/prediction/request', { token, body: { evaluationId, responses } });
  };
  const shownTo = async (as: string, id: number) => {
    const { portal } = opened();
    const { json } = await portal.call('GET', `/evaluations/${id}`, { token: await portal.signIn(as) });
    return Object(json).probability;
  };

  test('is kept for program administrators, and not shown to those who are asked', async () => {
    const { managerEvaluation: id } = await createProject(opened().portal);

    expect(await predict(id)).toMatchObject({ status: 200, json: {} });
    expect([await shownTo(people.programAdmin, id), await shownTo(people.manager, id)]).toEqual([0.72, undefined]);
    expect((await predict(id, { as: people.programAdmin })).json).toEqual({ probability: 0.72 });
    expect((await predict(id, { name: 'payrollDecides', as: people.admin })).json).toEqual({ probability: 0 });
  });

  test('follows from the answers that were taken, whatever is sent afterwards', async () => {
    const { portal } = opened();
    const { managerEvaluation: id } = await createProject(portal);
    await predict(id, { name: 'payrollDecides' });

    expect(await submitCase(portal, { side: 'manager', id, name: 'justAboveTheThreshold' })).toBe(204);
    expect((await predict(id, { name: 'payrollDecides', as: people.programAdmin })).json).toEqual({
      probability: 0.72,
    });
    expect(await shownTo(people.programAdmin, id)).toBe(0.72);
  });

  test('is made for the United States only', async () => {
    const { portal } = opened();
    const body = { regionId: 2, locationId: 11, workLocationId: 'CA-ON' };
    const { managerEvaluation: id } = await createProject(portal, { body });

    const answer = await predict(id, { name: 'allIndependentInCanada', as: people.programAdmin });
    await submitCase(portal, { side: 'manager', id, name: 'allIndependentInCanada' });

    expect(answer).toMatchObject({ status: 200, json: {} });
    expect(await shownTo(people.programAdmin, id)).toBeUndefined();
  });

  describe('is refused and changes nothing', () => {
    test('for answers that are not complete', async () => {
      const { portal, database } = opened();
      const { managerEvaluation: evaluationId } = await createProject(portal);
      const before = await dumpPortal(database);
      const token = await portal.signIn(people.manager);
      const body = { evaluationId, responses: responsesOf('manager', 'allIndependent').slice(1) };

      const answer = await portal.call('POST', '/prediction/request', { token, body });

      expect(answer).toMatchObject({ status: 422, json: { code: 'validation' } });
      expect(await dumpPortal(database)).toEqual(before);
    });

    test('for the evaluation of somebody else, as if there were none', async () => {
      const { portal, database } = opened();
      const { managerEvaluation, contractorEvaluation } = await createProject(portal);
      const before = await dumpPortal(database);
      const unknown = await predict(999_999);

      expect(unknown.status).toBe(404);
      expect(await predict(managerEvaluation, { as: people.otherManager })).toEqual(unknown);
      expect(await predict(managerEvaluation, { as: people.contractor })).toEqual(unknown);
      expect(await predict(contractorEvaluation, { as: people.rival, name: 'contractor:allIndependent' })).toEqual(
        unknown,
      );
      expect((await predict(managerEvaluation, { as: people.subvendor })).status).toBe(403);
      expect(await dumpPortal(database)).toEqual(before);
    });
  });
});
