import { expect, test } from 'vitest';
import { readMails } from '../../../server/testing/readMails.ts';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';
import { createProject } from '../../testing/portalProject.ts';
import { recordOutcome } from './notifications.ts';

type Json = Readonly<Record<string, unknown>>;

eachPortal('a notification', (opened) => {
  test('of an asked evaluation leads to that evaluation', async () => {
    const { portal, database } = opened();
    const { projectNumber, managerEvaluation, contractorEvaluation } = await createProject(portal);
    const token = await portal.signIn(people.admin);
    const linkOf = async (type: string) => {
      await portal.call('POST', '/notifications', { token, body: { type, projectNumber } });
      return /http:\S+/.exec((await readMails(database)).at(-1)?.text ?? '')?.[0];
    };

    const links = [await linkOf('CONTRACTOR_EVAL_REQUEST'), await linkOf('RE_EVALUATION_REQUEST')];

    const query = (id: number) => `evaluationId=${id}&projectNumber=${projectNumber}`;
    expect(links).toEqual([
      `http://localhost:3000/contractor/evaluations?${query(contractorEvaluation)}`,
      `http://localhost:3000/manager/evaluations/evaluationOnly?${query(managerEvaluation)}`,
    ]);
  });

  test('of every kind leads to its record, on the page of whoever reads it', async () => {
    const { portal, database } = opened();
    const { projectNumber: key, managerEvaluation, contractorEvaluation } = await createProject(portal);
    const send = async (path: string, body: Json, as: string) =>
      (await portal.call('POST', path, { token: await portal.signIn(as), body })).json;
    const ask = async (as: string, type: string, amount: Json): Promise<number> =>
      Number(Object(await send('/requisitions', { projectNumber: key, type, ...amount }, as)).id);
    const requestId = await ask(people.manager, 'PROJECT_EXTENSION', { toDate: '2027-08-24' });
    const ofAdmin = await ask(people.programAdmin, 'PROJECT_FUND', { amount: 30_000 });
    const mailOf = async (body: Json) => {
      await send('/notifications', { projectNumber: key, ...body }, people.admin);
      const { to, text } = (await readMails(database)).at(-1) ?? { to: '', text: '' };
      return [to, /http:\/\/localhost:3000(\S+)/.exec(text)?.[1]];
    };

    const ofManager = [people.manager, `/manager/projects/${key}`];
    const ofContractor = [people.contractor, `/contractor/projects/${key}`];
    const evaluation = (id: number) => `evaluationId=${id}&projectNumber=${key}`;
    const wanted: Readonly<Record<string, readonly string[]>> = {
      ONBOARDING_REQUEST: ofContractor,
      CONTRACTOR_EVAL_REQUEST: [people.contractor, `/contractor/evaluations?${evaluation(contractorEvaluation)}`],
      PROJECT_CREATED: ofManager,
      INITIAL_RECOMMENDATION: ofManager,
      FINAL_DETERMINATION: ofManager,
      CONFLICT_INTEREST: ['support@formwork.example', `/programadmin/projectdetails/${key}`],
      PROJECT_START: ofContractor,
      PROJECT_CLOSE: ofManager,
      EXPIRING_DOCS: ofContractor,
      EXPIRING_DOCS_FINAL: ofContractor,
      RE_EVALUATION: ofManager,
      RE_EVALUATION_RESULT: ofManager,
      RE_EVALUATION_REQUEST_FINAL: [
        people.manager,
        `/manager/evaluations/evaluationOnly?${evaluation(managerEvaluation)}`,
      ],
      RE_EVALUATION_REQUEST: [people.manager, `/manager/evaluations/evaluationOnly?${evaluation(managerEvaluation)}`],
      RE_EVALUATION_SKIPPED: ofManager,
      REQUEST_DECIDED: ofManager,
    };
    const kinds = portal.release.entities['notification']?.properties.find(({ path }) => path === 'type')?.values ?? [];
    const found: [string, unknown][] = [];
    for (const { value } of kinds) found.push([String(value), await mailOf({ type: value, requestId })]);

    expect(Object.fromEntries(found)).toEqual(wanted);
    expect(await mailOf({ type: 'REQUEST_DECIDED', requestId: ofAdmin })).toEqual([
      people.programAdmin,
      `/programadmin/projectdetails/${key}`,
    ]);
    await send(
      `/projects/${key}/manager/update`,
      { oldManagerLogicalName: people.manager, newManagerLogicalName: people.otherManager },
      people.admin,
    );
    expect(await mailOf({ type: 'REQUEST_DECIDED', requestId })).toEqual([people.manager, '/dashboard']);
    expect(await mailOf({ type: 'PROJECT_CLOSE' })).toEqual([people.otherManager, `/manager/projects/${key}`]);
  });

  test('of a new project leads to the evaluation that it asks for', async () => {
    const { portal, database } = opened();
    const email = 'new.link@freelance.example';

    const { projectNumber, contractorEvaluation } = await createProject(portal, {
      candidate: { candidateEmail: email },
    });

    const texts = (await readMails(database, email)).map(({ text }) => text).join('\n');
    expect(texts).toContain(
      `/contractor/evaluations?evaluationId=${contractorEvaluation}&projectNumber=${projectNumber}`,
    );
  });

  test('keeps the text of its sender, and tells whom its mail goes to and what the mail server said of it', async () => {
    const { portal, database } = opened();
    const { projectNumber } = await createProject(portal);
    const token = await portal.signIn(people.admin);
    const { json } = await portal.call('POST', '/notifications', {
      token,
      body: { type: 'PROJECT_START', projectNumber, log: 'Asked by phone' },
    });
    const key = String(Object(json).id);
    const read = async () => {
      const { json: page } = await portal.call('GET', `/notifications?projectNumber=${projectNumber}`, { token });
      const [found] = Object(page).content.filter(({ id }: { id: number }) => String(id) === key);
      return [found.status, found.log];
    };
    const tell = (sent: boolean, more: { readonly error?: string; readonly isRetried?: boolean } = {}) =>
      recordOutcome(database.current(), { entity: 'notification', key, to: people.contractor, sent, ...more });
    const about = database
      .current()
      .selectFrom('mail')
      .select('to')
      .where('entity', '=', 'notification')
      .where('key', '=', key);

    const kept = await read();
    await database
      .current()
      .updateTable('notification')
      .set({ status: 'QUEUED' })
      .where('id', '=', Number(key))
      .execute();
    await tell(false, { error: '421 try later', isRetried: true });
    const waiting = await read();
    await tell(false, { error: '550 no such reader' });
    const failed = await read();
    await tell(true);

    expect(await about.execute()).toEqual([{ to: people.contractor }]);
    const asked = `Asked by phone: ${people.contractor}`;
    expect(kept).toEqual(['SUCCESS', asked]);
    expect(waiting).toEqual(['QUEUED', `${asked}: 421 try later`]);
    expect(failed).toEqual(['FAILED', `${asked}: 550 no such reader`]);
    expect(await read()).toEqual(['SUCCESS', asked]);
  });
});
