import { expect, test } from 'vitest';
import { isRecord } from '#engine';
import { verifyEventChain } from '../../../server/events/verifyEventChain.ts';
import { readMails } from '../../../server/testing/readMails.ts';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people, portalPassword } from '../../testing/portalPeople.ts';
import { contentOf, createProject, responsesOf } from '../../testing/portalProject.ts';

const newcomer = 'nora.newcomer@freelance.example';

const structure = [
  { businessStructureQuestionId: 401, answer: 'Sole proprietorship' },
  { businessStructureQuestionId: 402, answer: 'Nora Newcomer' },
  { businessStructureQuestionId: 403, answer: 2019 },
  { businessStructureQuestionId: 404, answer: 0 },
  { businessStructureQuestionId: 405, answer: '123456789' },
  { businessStructureQuestionId: 406, answer: 'Yes' },
  { businessStructureQuestionId: 407, answer: 'Three or more' },
];

const conflict = [
  { questionId: 301, answer: 'Yes' },
  { questionId: 303, answer: 'Supplier Example', groupId: 1 },
  { questionId: 304, answer: 'Yes', groupId: 1 },
  { questionId: 305, answer: '2026-01-15', groupId: 1 },
  { questionId: 308, answer: 'No' },
  { questionId: 310, answer: 'None' },
];

eachPortal('the road from a new project to its end', (opened) => {
  test('a project is created, both sides answer, and it is determined and closed', async () => {
    const { portal, database } = opened();
    const manager = await portal.signIn(people.manager);
    const admin = await portal.signIn(people.programAdmin);
    const candidate = { candidateEmail: newcomer, candidateFirstName: 'Nora', candidateLastName: 'Newcomer' };
    const { projectNumber, managerEvaluation, contractorEvaluation } = await createProject(portal, { candidate });
    const project = async (token: string): Promise<unknown> =>
      (await portal.call('GET', `/projects/${projectNumber}`, { token })).json;
    const statusOf = async (): Promise<unknown> => {
      const found = await project(admin);
      return isRecord(found) ? found['currentStatus'] : undefined;
    };
    expect(projectNumber).toBe('1-1-000001');

    // The mails of a new project, and the activation by their link.
    const mails = await readMails(database);
    expect(mails.map(({ to }) => to).sort()).toEqual([people.manager, newcomer, newcomer].sort());
    const token = mails.flatMap(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? []).at(0) ?? '';
    expect((await portal.call('GET', `/organization/token/${token}`)).json).toMatchObject({
      valid: true,
      type: 'Contractor',
      email: newcomer,
    });
    const names = { firstName: 'Nora', lastName: 'Newcomer', email: newcomer };
    const activation = { token, ...names, password: portalPassword };
    expect((await portal.call('PUT', '/organization/activate', { body: activation })).status).toBe(200);
    expect((await portal.call('PUT', '/organization/activate', { body: activation })).status).toBe(422);
    const contractor = await portal.signIn(newcomer);

    // The contractor's answers about the business.
    const saved = await portal.call('POST', '/organization/structure', {
      token: contractor,
      body: { businessStructureResponseList: structure },
    });
    expect([saved.status, saved.text]).toEqual([201, '']);
    const answered = await portal.call('POST', '/organization/question/responses', {
      token: contractor,
      body: { companyId: 1, regionId: 1, responseList: conflict },
    });
    expect([answered.status, answered.text]).toEqual([204, '']);
    expect(await project(contractor)).toMatchObject({
      contractors: [{ logicalName: newcomer, conflictStatus: 'COMPLETE' }],
    });

    // Both evaluations, with answers of a known result.
    const submit = (id: number, type: string, as: string, name: string) =>
      portal.call('POST', `/evaluation/${id}/responses?type=${type}`, {
        token: as,
        body: { responses: responsesOf(type === 'MANAGER' ? 'manager' : 'contractor', name) },
      });
    expect((await submit(managerEvaluation, 'MANAGER', manager, 'justAboveTheThreshold')).status).toBe(204);
    expect(await statusOf()).toMatchObject({ state: 'OPEN', status: 'Pending', initialRecommendation: 'OPEN' });
    expect((await submit(contractorEvaluation, 'CONTRACTOR', contractor, 'payrollDecides')).status).toBe(204);
    expect(await statusOf()).toMatchObject({ recommendation: 'OPEN', initialRecommendation: 'W-2 Pending' });
    const evaluations = await portal.call('GET', `/evaluations?projectNumber=${projectNumber}`, { token: admin });
    expect(contentOf(evaluations.json).map(({ side, status, score }) => ({ side, status, score }))).toEqual([
      { side: 'contractor', status: 'COMPLETE', score: 96 },
      { side: 'manager', status: 'COMPLETE', score: 72 },
    ]);

    // The determination and its consequences.
    const decision = { projectNumber, companyId: 1, recommendation: 'W-2', note: 'Paid like an employee.' };
    expect((await portal.call('POST', '/projects/determination', { token: admin, body: decision })).status).toBe(204);
    expect(await statusOf()).toMatchObject({
      state: 'OPEN',
      status: 'Active',
      recommendation: 'W-2',
      finalDeterminationDate: '2026-11-21',
      nextEvalDate: '2027-11-21',
      note: 'Paid like an employee.',
      supportingDocumentsOverride: false,
    });
    expect(await project(manager)).toMatchObject({ determined: true, classification: 'W-2' });

    // Closing the project, and its history.
    const closure = { projectNumber, closingDate: '2026-12-01', reasonId: 2 };
    expect((await portal.call('POST', '/project/closure', { token: manager, body: closure })).status).toBe(204);
    const closed = await statusOf();
    expect(closed).toMatchObject({ state: 'CLOSED', status: 'Completed', closureReason: { id: 2 } });
    expect(closed).not.toHaveProperty('nextEvalDate');
    const history = await portal.call('GET', `/projects/${projectNumber}/history`, { token: admin });
    expect(history.json).toMatchObject([
      { event: 'close', status: 'Completed', state: 'CLOSED', changedBy: people.manager },
      { event: 'determine', status: 'Active', recommendation: 'W-2', changedBy: people.programAdmin },
      { event: 'contractorEvaluated', status: 'Pending', changedBy: newcomer },
      { event: 'managerEvaluated', status: 'Pending', changedBy: people.manager },
      { event: 'create', status: 'Pending', recommendation: 'OPEN', changedBy: people.manager },
    ]);
    const events = await database.current().selectFrom('event').select('seq').execute();
    expect(await verifyEventChain(database.current())).toMatchObject({ whole: true, events: events.length });
    expect(portal.log).toEqual([]);
  });
});
