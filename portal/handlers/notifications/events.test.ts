import { expect, test } from 'vitest';
import { readMails } from '../../../server/testing/readMails.ts';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';
import { contentOf, createProject, submitCase } from '../../testing/portalProject.ts';
import { remindEvaluationsWorker } from '../evaluations/remindEvaluationsWorker.ts';

eachPortal('what happens to a project', (opened) => {
  const send = async (path: string, body?: object, as: string = people.programAdmin) =>
    (await opened().portal.call('POST', path, { token: await opened().portal.signIn(as), body })).status;
  const list = async (query: string) => {
    const { portal } = opened();
    const token = await portal.signIn(people.programAdmin);
    return contentOf((await portal.call('GET', `/notifications?${query}&sort=id&size=100`, { token })).json);
  };
  const typesOf = async (key: string) => (await list(`projectNumber=${key}`)).map(({ type }) => type);
  const atDay = async (day: string, work: () => Promise<unknown>) => {
    const { portal } = opened();
    const { now } = portal.time;
    portal.time.now = new Date(`${day}T10:00:00Z`);
    await work();
    portal.time.now = now;
  };
  const decision = { companyId: 1, recommendation: 'IC', note: 'Seen.' };

  test('tells the manager of the initial recommendation once both sides have answered, and of each decision', async () => {
    const { portal, database } = opened();
    const { projectNumber: key, managerEvaluation, contractorEvaluation } = await createProject(portal);
    const created = await typesOf(key);

    await submitCase(portal, { side: 'manager', id: managerEvaluation });
    const halfway = await typesOf(key);
    await submitCase(portal, { side: 'contractor', id: contractorEvaluation });
    const mail = (await readMails(database)).at(-1);
    await send('/projects/determination', { ...decision, projectNumber: key });
    await send('/projects/reassessment', { ...decision, projectNumber: key });

    expect(halfway).toEqual(created);
    expect((await typesOf(key)).slice(created.length)).toEqual([
      'INITIAL_RECOMMENDATION',
      'FINAL_DETERMINATION',
      'RE_EVALUATION_RESULT',
    ]);
    expect([mail?.to, mail?.subject]).toEqual([people.manager, `Evaluation of project ${key} answered`]);
    expect(mail?.text).not.toContain('IC Pending');
  });

  test('reminds the manager of the next evaluation, and of a re-evaluation without answers, once', async () => {
    const { portal } = opened();
    const {
      projectNumber: key,
      managerEvaluation,
      contractorEvaluation,
    } = await createProject(portal, {
      body: { projectEndDate: '2028-06-30' },
    });
    await submitCase(portal, { side: 'manager', id: managerEvaluation });
    await submitCase(portal, { side: 'contractor', id: contractorEvaluation });
    await send('/projects/determination', { ...decision, projectNumber: key });
    const before = await typesOf(key);
    const remind = () => portal.work(remindEvaluationsWorker);

    await atDay('2027-10-21', remind);
    const early = await typesOf(key);
    await atDay('2027-10-22', remind);
    await atDay('2027-10-23', remind);
    await send(`/projects/${key}/reevaluation`);
    await atDay('2026-12-04', remind);
    const asked = await typesOf(key);
    await atDay('2026-12-05', remind);
    await atDay('2026-12-06', remind);

    expect(early).toEqual(before);
    const more = ['RE_EVALUATION', 'RE_EVALUATION_REQUEST', 'CONTRACTOR_EVAL_REQUEST'];
    expect(asked).toEqual([...before, ...more]);
    expect(await typesOf(key)).toEqual([...before, ...more, 'RE_EVALUATION_REQUEST_FINAL']);
  });

  test('tells whoever reviews them of answers that show a conflict of interest, and of no others', async () => {
    const { portal, database } = opened();
    const { projectNumber: key } = await createProject(portal);
    const submit = ({ gift = 'None', relative }: { gift?: string; relative?: string }) => {
      const responseList = [
        { questionId: 301, answer: 'No' },
        { questionId: 308, answer: relative === undefined ? 'No' : 'Yes' },
        ...(relative === undefined ? [] : [{ questionId: 309, answer: relative }]),
        { questionId: 310, answer: gift },
      ];
      const body = { companyId: 1, regionId: 1, responseList };
      return send('/organization/question/responses', body, people.contractor);
    };
    const again = () => database.current().deleteFrom('conflict_response').execute();
    const told = async () => (await typesOf(key)).filter((type) => type === 'CONFLICT_INTEREST');

    const first = await submit({});
    const none = await told();
    await again();
    const second = await submit({ gift: 'Of greater value' });
    const ofGift = await told();
    await again();
    // This question is asked for the client of the project only.
    const third = await submit({ relative: 'My sister buys for them.' });

    expect([first, second, third]).toEqual([204, 204, 204]);
    expect([none, ofGift, await told()]).toEqual([
      [],
      ['CONFLICT_INTEREST'],
      ['CONFLICT_INTEREST', 'CONFLICT_INTEREST'],
    ]);
    expect((await readMails(database)).at(-1)).toMatchObject({
      to: 'support@formwork.example',
      subject: 'Possible conflict of interest: Cleo Contractor',
    });
  });

  test('is listed by type and status', async () => {
    const { portal } = opened();
    const { projectNumber: key } = await createProject(portal);
    await send('/notifications', { type: 'PROJECT_START', projectNumber: key });
    const seen = async (query: string) => (await list(`projectNumber=${key}&${query}`)).map(({ type }) => type);

    expect(await seen('type=PROJECT_START')).toEqual(['PROJECT_START']);
    expect(await seen('status=FAILED')).toEqual([]);
    expect(await seen('status=SUCCESS&type=PROJECT_CREATED')).toEqual(['PROJECT_CREATED']);
  });
});
