import { expect, test } from 'vitest';
import { isRecord } from '#engine';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';
import { contentOf, projectBody } from '../../testing/portalProject.ts';

eachPortal('how the organisation of a contractor is evaluated', (opened) => {
  test.each([
    ['is asked as usual', {}, 'Eval', 'Pending', ['CONTRACTOR', 'MANAGER']],
    [
      'is asked by its special circumstances',
      { special: true },
      'SpecialCircumstance',
      'Pending',
      ['CONTRACTOR_SP', 'MANAGER'],
    ],
    ['is exempt and reviews the usual answers', { exempt: true }, 'Exempt', 'Pending', ['CONTRACTOR', 'MANAGER']],
  ])('one that %s', async (_, marks: { special?: boolean; exempt?: boolean }, contractorType, status, types) => {
    // given
    const { portal, database } = opened();
    await database
      .current()
      .updateTable('organization')
      .set({
        evaluation_exempt: marks.exempt === true,
        attributes: JSON.stringify({ specialCircumstance: marks.special === true }),
      })
      .execute();

    // when
    const token = await portal.signIn(people.manager);
    const answer = await portal.call('POST', '/project', { token, body: projectBody() });

    // then
    expect(answer).toMatchObject({ status: 200, json: { contractorType } });
    const projectNumber = isRecord(answer.json) ? String(answer.json['projectNumber']) : '';
    const all = await portal.signIn(people.programAdmin);
    const project = await portal.call('GET', `/projects/${projectNumber}`, { token: all });
    expect(project.json).toMatchObject({ contractorType, currentStatus: { status } });
    const evaluations = await portal.call('GET', `/evaluations?projectNumber=${projectNumber}`, { token: all });
    expect(
      contentOf(evaluations.json)
        .map(({ type }) => type)
        .sort(),
    ).toEqual(types);
  });
});
