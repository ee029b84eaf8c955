import { expect, test } from 'vitest';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';
import { createProject } from '../../testing/portalProject.ts';
import { readMails } from '../../testing/readMails.ts';
import { noteOutcome } from './notifications.ts';

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

  test('tells whom its mail goes to, and what became of it in the words of the mail server', async () => {
    const { portal, database } = opened();
    const { projectNumber } = await createProject(portal);
    const token = await portal.signIn(people.admin);
    const { json } = await portal.call('POST', '/notifications', {
      token,
      body: { type: 'PROJECT_START', projectNumber },
    });
    const key = String(Object(json).id);
    const read = async () => {
      const { json: page } = await portal.call('GET', `/notifications?projectNumber=${projectNumber}`, { token });
      const [found] = Object(page).content.filter(({ id }: { id: number }) => String(id) === key);
      return [found.status, found.log];
    };
    const tell = (sent: boolean, error?: string) =>
      noteOutcome(database.current(), {
        ...{ entity: 'notification', key, to: people.contractor, sent },
        ...(error === undefined ? {} : { error }),
      });
    const about = database
      .current()
      .selectFrom('mail')
      .select('to')
      .where('entity', '=', 'notification')
      .where('key', '=', key);

    const kept = await read();
    await tell(false, '550 no such reader');
    const failed = await read();
    await tell(true);

    expect(await about.execute()).toEqual([{ to: people.contractor }]);
    expect(kept).toEqual(['SUCCESS', people.contractor]);
    expect(failed).toEqual(['FAILED', `${people.contractor}: 550 no such reader`]);
    expect(await read()).toEqual(['SUCCESS', people.contractor]);
  });
});
