import { expect, test } from 'vitest';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';
import { contentOf, createProject, submitCase } from '../../testing/portalProject.ts';

eachPortal('a list of evaluations', (opened) => {
  const listAs = async (as: string, query = '') => {
    const { portal } = opened();
    const { json } = await portal.call('GET', `/evaluations${query}`, { token: await portal.signIn(as) });
    return contentOf(json);
  };

  test('shows whether the whole round is complete, round by round', async () => {
    // given
    const { portal } = opened();
    const { projectNumber, managerEvaluation, contractorEvaluation } = await createProject(portal);
    const overall = async (as: string) =>
      (await listAs(as, `?projectNumber=${projectNumber}&sort=id`)).map(({ status, overallStatus }) => [
        status,
        overallStatus,
      ]);

    // when
    await submitCase(portal, { side: 'contractor', id: contractorEvaluation });
    const half = await overall(people.contractor);
    await submitCase(portal, { side: 'manager', id: managerEvaluation });
    const whole = await overall(people.contractor);
    const token = await portal.signIn(people.admin);
    await portal.call('POST', `/projects/${projectNumber}/reevaluation?forceFullEval=true`, { token });

    // then
    expect(half).toEqual([['COMPLETE', 'INCOMPLETE']]);
    expect(whole).toEqual([['COMPLETE', 'COMPLETE']]);
    expect(await overall(people.contractor)).toEqual([
      ['COMPLETE', 'COMPLETE'],
      ['INCOMPLETE', 'INCOMPLETE'],
    ]);
  });

  test('shows the day of the final determination, where there is one', async () => {
    const { portal, database } = opened();
    const [determined, other] = [await createProject(portal), await createProject(portal)];
    await database
      .current()
      .updateTable('project')
      .set({ final_determination_date: '2026-11-01' })
      .where('project_number', '=', determined.projectNumber)
      .execute();

    const daysOf = async ({ projectNumber }: { readonly projectNumber: string }) =>
      (await listAs(people.manager, `?projectNumber=${projectNumber}`)).map((one) => one['determinedOn']);

    expect(await daysOf(determined)).toEqual(['2026-11-01']);
    expect(await daysOf(other)).toEqual([undefined]);
  });

  test('holds the own evaluations alone, and all of them for a program administrator', async () => {
    const { projectNumber } = await createProject(opened().portal);
    const sidesFor = async (as: string) =>
      (await listAs(as, `?projectNumber=${projectNumber}&sort=id`)).map(({ side }) => side);

    expect(await sidesFor(people.manager)).toEqual(['manager']);
    expect(await sidesFor(people.contractor)).toEqual(['contractor']);
    expect(await sidesFor(people.otherManager)).toEqual([]);
    expect(await sidesFor(people.rival)).toEqual([]);
    expect(await sidesFor(people.programAdmin)).toEqual(['manager', 'contractor']);
  });
});
