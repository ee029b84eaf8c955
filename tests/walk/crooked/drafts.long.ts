import { expect, test } from 'vitest';
import { people } from '../../../portal/testing/portalPeople.ts';
import { publish, renamed } from '../../../portal/testing/publishing.ts';
import { tidyWorker } from '../../../server/jobs/tidyWorker.ts';
import { keepDraft, lastCall, readDraft, saveDraft } from './steps/drafts.ts';
import { bypass, take, waiting } from './steps/evaluations.ts';
import { eachRoad, mustEnter, type Road } from './steps/openRoad.ts';
import { changeManager, close, newProject, reactivate, seen } from './steps/projects.ts';
import { statuses } from './steps/told.ts';

const half = { at: 'half way' };

/** A project of the manager with a begun draft of its evaluation. */
async function begun(road: Road) {
  const project = await newProject(road);
  const draft = { wizard: 'manager-evaluation', id: project.manager } as const;
  const window = await road.as(people.manager);
  await keepDraft(window, draft, half);
  return { ...project, draft, window };
}

eachRoad('drafts that wait while something else happens', (road) => {
  test('an evaluation that is sent from the dashboard closes the draft that the wizard keeps, and says when', async () => {
    const { key, manager, draft, window } = await begun(road());

    expect((await take(road(), manager, { side: 'manager' })).status).toBe(204);

    expect((await readDraft(window, draft)).json).toMatchObject({
      data: {},
      ended: 'finished',
      endedAt: '2026-11-21T10:00:00.000Z',
    });
    expect((await saveDraft(window, draft, half, 1)).status).toBe(409);
    expect(await waiting(road(), { side: 'manager', key })).toEqual([]);
  });

  test('an evaluation that is bypassed closes its draft, and the answers in it are sent by nobody', async () => {
    const { key, manager, draft, window } = await begun(road());
    await bypass(road(), key);

    expect((await readDraft(window, draft)).json).toMatchObject({ data: {}, ended: 'finished' });
    expect((await take(road(), manager, { side: 'manager', headers: lastCall(draft) })).status).toBe(409);

    expect(await seen(road(), key)).not.toHaveProperty('currentStatus.initialRecommendation');
  });

  test('a draft outlives the closure of its project, and is sent once the project is open again', async () => {
    const { key, manager, draft, window } = await begun(road());
    await close(road(), key);
    expect((await take(road(), manager, { side: 'manager', headers: lastCall(draft) })).status).toBe(409);
    expect((await readDraft(window, draft)).json).toMatchObject({ data: half });

    await reactivate(road(), key);

    expect((await take(road(), manager, { side: 'manager', headers: lastCall(draft) })).status).toBe(204);
    expect((await readDraft(window, draft)).status).toBe(204);
    expect(await waiting(road(), { side: 'manager', key })).toEqual([]);
  });

  test('a draft of a manager who was replaced is closed, and the next one begins with nothing of it', async () => {
    const { key, draft, window } = await begun(road());
    await changeManager(road(), key, [people.manager, people.otherManager]);

    expect((await readDraft(window, draft)).json).toMatchObject({ data: {}, ended: 'gone' });

    const next = await road().as(people.otherManager);
    expect((await readDraft(next, draft)).status).toBe(204);
    await keepDraft(next, draft, { at: 'the first question' });
    expect((await readDraft(next, draft)).json).toMatchObject({ data: { at: 'the first question' } });
  });

  test('a draft that two windows save is refused to the one that comes second, and keeps the first', async () => {
    const { draft, window } = await begun(road());
    const other = mustEnter(await road().enter(people.manager));

    const answers = await Promise.all([
      saveDraft(window, draft, { at: 'here' }, 1),
      saveDraft(other, draft, { at: 'there' }, 1),
    ]);

    expect(statuses(answers)).toEqual([200, 409]);
    const at = answers[0]?.status === 200 ? 'here' : 'there';
    expect((await readDraft(window, draft)).json).toMatchObject({ data: { at }, version: 2 });
    expect((await readDraft(other, draft)).json).toMatchObject({ data: { at }, version: 2 });
  });

  test('a draft that was begun anew in one window is not brought back by the other', async () => {
    const { draft, window } = await begun(road());
    const other = mustEnter(await road().enter(people.manager));
    expect((await window.remove(`/drafts/${draft.wizard}?key=${draft.id}`)).status).toBe(204);

    expect((await saveDraft(other, draft, { at: 'the old page' }, 1)).status).toBe(409);

    expect((await readDraft(window, draft)).status).toBe(204);
    expect((await saveDraft(window, draft, { at: 'anew' }, 0)).status).toBe(200);
    expect((await readDraft(other, draft)).json).toMatchObject({ data: { at: 'anew' } });
  });

  test('a session that ends in the middle loses nothing: the draft and the evaluation wait for the next one', async () => {
    const { portal } = road();
    const { key, manager, draft } = await begun(road());
    const window = mustEnter(await road().enter(people.manager));
    await keepDraft(window, draft, { at: 'the last question' });
    const now = portal.time.now;
    portal.time.now = new Date(now.getTime() + 61 * 60_000);

    const refused = await take(road(), manager, { side: 'manager', by: window, headers: lastCall(draft) });
    const again = mustEnter(await road().enter(people.manager));
    const kept = await readDraft(again, draft);
    const taken = await take(road(), manager, { side: 'manager', by: again, headers: lastCall(draft) });
    const after = await readDraft(again, draft);
    portal.time.now = now;

    expect([refused.status, taken.status, after.status]).toEqual([401, 204, 204]);
    expect(kept.json).toMatchObject({ data: { at: 'the last question' } });
    expect(await waiting(road(), { side: 'manager', key })).toEqual([]);
  });

  test('a release that is published between two steps of a wizard takes nothing from its draft or its last call', async () => {
    const { portal } = road();
    const { key, manager, draft, window } = await begun(road());
    const published = await publish(portal, [await renamed('Published between two steps')]);
    expect(published.status, published.text).toBe(200);

    expect((await readDraft(window, draft)).json).toMatchObject({ data: half, release: 'a'.repeat(64) });
    expect((await take(road(), manager, { side: 'manager', headers: lastCall(draft) })).status).toBe(204);

    expect((await readDraft(window, draft)).status).toBe(204);
    expect(await waiting(road(), { side: 'manager', key })).toEqual([]);
  });

  test('a draft of one person is nobody else’s, whoever names its wizard and key', async () => {
    const { draft, window } = await begun(road());
    const other = await road().as(people.programAdmin);

    expect((await readDraft(other, draft)).status).toBe(204);
    await other.remove(`/drafts/${draft.wizard}?key=${draft.id}`);

    expect((await readDraft(window, draft)).json).toMatchObject({ data: half });
  });
});

// A database of its own: sessions long past are tidied away too.
eachRoad('drafts that nobody goes on with', (road) => {
  test('a draft is there on its ninetieth day, and gone after it, while the evaluation still waits', async () => {
    const { portal, database } = road();
    const { key, manager, draft } = await begun(road());
    const early = mustEnter(await road().enter(people.manager));
    expect((await readDraft(early, draft)).json).toMatchObject({ keptUntil: '2027-02-19T10:00:00.000Z' });
    const now = portal.time.now;
    const tidyAt = async (moment: string): Promise<number> => {
      portal.time.now = new Date(moment);
      await portal.work(tidyWorker);
      const rows = database.current().selectFrom('draft').select('key').where('key', '=', String(draft.id));
      return (await rows.where('wizard', '=', draft.wizard).execute()).length;
    };

    const left = [await tidyAt('2027-02-19T09:59:00Z'), await tidyAt('2027-02-19T10:01:00Z')];
    const late = mustEnter(await road().enter(people.manager));
    const after = await readDraft(late, draft);
    const { rows } = await late.get(`/evaluations?projectNumber=${key}`);
    portal.time.now = now;

    expect([left, after.status]).toEqual([[1, 0], 204]);
    expect(rows).toMatchObject([{ id: manager, status: 'INCOMPLETE' }]);
  });
});
