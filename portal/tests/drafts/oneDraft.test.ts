import { expect, test } from 'vitest';
import { isRecord } from '#engine';
import { eachPortal } from '../../testing/eachPortal.ts';
import type { PortalAnswer } from '../../testing/openPortalApp.ts';
import { people } from '../../testing/portalPeople.ts';
import { contentOf, projectBody } from '../../testing/portalProject.ts';

eachPortal('a draft that is sent from two windows', (opened) => {
  const header = (key: string, step: string, more = '') => `wizard=new-project&key=${key}&step=${step}${more}`;
  const save = async (key: string, version: number): Promise<PortalAnswer> => {
    const { portal } = opened();
    const body = { key, variant: 'manager', step: 'job', release: 'a'.repeat(64), data: { seed: key }, version };
    return portal.call('PUT', '/drafts/new-project', { token: await portal.signIn(people.manager), body });
  };
  const create = async (window: string, draft: string, projectName: string): Promise<PortalAnswer> => {
    const { portal } = opened();
    const headers = { 'x-draft': draft, 'idempotency-key': `window-${window}` };
    const token = await portal.signIn(people.manager);
    return portal.call('POST', '/project', { token, body: projectBody({ projectName }), headers });
  };
  const projects = async (named: string): Promise<readonly unknown[]> => {
    const { portal } = opened();
    const { json } = await portal.call('GET', '/projects/list?size=100', { token: await portal.signIn(people.admin) });
    const names = contentOf(json).map(({ projectName }) => projectName);
    return names.filter((name) => String(name).startsWith(named));
  };
  const ended = (answer: PortalAnswer) => [answer.status, isRecord(answer.json) ? answer.json['code'] : undefined];

  test.each([
    ['at its last step', 'last', header('last', 'submit', '&last=true')],
    ['at a step that others follow', 'first', header('first', 'create')],
  ])('makes one project %s, and the second window is told', async (_where, key, draft) => {
    expect((await save(key, 0)).status).toBe(200);

    const first = await create(`${key}-one`, draft, `Draft ${key}`);
    const second = await create(`${key}-two`, draft, `Draft ${key} again`);
    const again = await create(`${key}-one`, draft, `Draft ${key}`);

    expect([first.status, ended(second), again.json]).toEqual([200, [409, 'draft-ended'], first.json]);
    expect(await projects(`Draft ${key}`)).toEqual([`Draft ${key}`]);
  });

  test('makes one project though both are sent at once, and though the draft was never saved', async () => {
    const draft = header('unsaved', 'create');

    const answers = await Promise.all(
      ['one', 'two', 'three'].map((window) => create(`unsaved-${window}`, draft, `Draft unsaved ${window}`)),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await projects('Draft unsaved')).toHaveLength(1);
  });

  test('makes one project though the draft was saved only after its step was accepted', async () => {
    const draft = header('late', 'create');
    const first = await create('late-one', draft, 'Draft late');

    const saved = await save('late', 0);
    const second = await create('late-two', draft, 'Draft late again');

    expect([first.status, saved.status, ended(second)]).toEqual([200, 200, [409, 'draft-ended']]);
    expect(await projects('Draft late')).toEqual(['Draft late']);
  });

  test('makes another project once another one is begun', async () => {
    const draft = header('begun', 'submit', '&last=true');
    await save('begun', 0);
    const first = await create('begun-one', draft, 'Draft begun');

    const saved = await save('begun', 0);
    const second = await create('begun-two', draft, 'Draft begun again');

    expect([first.status, saved.status, second.status]).toEqual([200, 200, 200]);
    expect(await projects('Draft begun')).toHaveLength(2);
  });

  test('is held by no call that was refused', async () => {
    const draft = header('refused', 'create');

    const refused = await create('refused-one', draft, '');
    const accepted = await create('refused-two', draft, 'Draft refused');

    expect([refused.status, accepted.status]).toEqual([400, 200]);
  });
});
