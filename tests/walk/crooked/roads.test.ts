import { expect, test } from 'vitest';
import { people } from '../../../portal/testing/portalPeople.ts';
import { activate, candidate, changeLogin, forget, linkTo, merge, newContractor, reset } from './steps/accounts.ts';
import { keepDraft, lastCall, readDraft, saveDraft } from './steps/drafts.ts';
import { askAgain, bypass, take, waiting } from './steps/evaluations.ts';
import { eachRoad, mustEnter } from './steps/openRoad.ts';
import {
  changeManager,
  close,
  determine,
  edit,
  everybody,
  expectSeen,
  newProject,
  reactivate,
  seen,
} from './steps/projects.ts';
import { decideRequest, expectRequests, pending, request } from './steps/requests.ts';
import { statuses, words } from './steps/told.ts';

eachRoad('a crooked road', (road) => {
  test('an extension that an administrator has overtaken can only be rejected, and both sides see the later end', async () => {
    const { key } = await newProject(road());
    const older = await pending(road(), key, { to: '2027-09-30' });
    expect((await request(road(), key, { as: people.programAdmin, to: '2027-12-31', atOnce: true })).status).toBe(200);

    expect(words(await decideRequest(road(), older, 'APPROVED'))).toEqual([
      409,
      'The end date is now 12/31/2027, and 09/30/2027 is not after it. Reject the request.',
    ]);
    expect((await decideRequest(road(), older, 'REJECTED')).status).toBe(200);

    await expectRequests(road(), key, { admin: ['REJECTED', 'COMPLETE'] });
    await expectSeen(road(), { key, by: everybody, facts: { projectEndDate: '2027-12-31' } });
  });

  test('a request that was pending while its project closed is decided once the project is open again', async () => {
    const { key } = await newProject(road());
    const id = await pending(road(), key, { to: '2027-09-30' });
    await close(road(), key, { as: people.manager });

    expect(words(await decideRequest(road(), id, 'APPROVED'))).toEqual([
      409,
      `Project ${key} is closed. Reactivate the project first, or reject the request.`,
    ]);
    await expectRequests(road(), key, { admin: ['PENDING'] });
    await reactivate(road(), key);
    expect((await decideRequest(road(), id, 'APPROVED')).status).toBe(200);

    await expectRequests(road(), key, { admin: ['COMPLETE'] });
    await expectSeen(road(), { key, by: everybody, facts: { projectEndDate: '2027-09-30' } });
  });

  test('two administrators who determine at once make one determination, and everybody sees that one', async () => {
    const { key } = await newProject(road());

    const [first, second] = await Promise.all([
      determine(road(), key, { as: people.programAdmin, with: { recommendation: 'IC' } }),
      determine(road(), key, { as: people.director, with: { recommendation: 'W-2' } }),
    ]);

    expect(statuses([first, second])).toEqual([204, 409]);
    const refused = first.status === 409 ? first : second;
    expect(refused.message).toBe('The recommendation has already been made.');
    const recommendation = first.status === 204 ? 'IC' : 'W-2';
    await expectSeen(road(), { key, by: everybody, facts: { currentStatus: { recommendation, status: 'Active' } } });
  });

  test('two administrators who edit different fields over one version are told of each other, and nothing is lost', async () => {
    const { key } = await newProject(road());
    const { version } = await seen(road(), key);
    const name = { projectName: 'Named here', version };
    const cost = { costCenter: 'CC-7777', version };

    expect((await edit(road(), key, { with: name })).status).toBe(200);
    const late = await edit(road(), key, { as: people.director, with: cost });

    expect(words(late)).toEqual([409, 'Someone else changed this while you were editing.']);
    expect(late.json['errors']).toMatchObject([
      { path: 'projectName', current: 'Named here', by: people.programAdmin },
    ]);
    expect(
      (await edit(road(), key, { as: people.director, with: { ...cost, version: late.json['version'] } })).status,
    ).toBe(200);
    await expectSeen(road(), {
      key,
      by: [people.manager, people.programAdmin],
      facts: { projectName: 'Named here', costCenter: 'CC-7777' },
    });
  });

  test('an evaluation that is sent from two tabs is taken once, and the first answers stay', async () => {
    const project = await newProject(road());
    const tabs = [
      mustEnter(await road().enter(people.manager)),
      mustEnter(await road().enter(people.manager)),
    ] as const;
    const first = await take(road(), project.manager, { side: 'manager', by: tabs[0] });

    const second = await take(road(), project.manager, { side: 'manager', answers: 'nothingIndependent', by: tabs[1] });

    expect(statuses([first, second])).toEqual([204, 409]);
    expect(await waiting(road(), { side: 'manager', key: project.key })).toEqual([]);
    await take(road(), project.contractor, { side: 'contractor' });
    await expectSeen(road(), {
      key: project.key,
      by: [people.programAdmin],
      facts: { currentStatus: { initialRecommendation: 'IC Pending' } },
    });
  });

  test('a last call whose answer was lost is answered again under its key, and its draft is gone', async () => {
    const project = await newProject(road());
    const draft = { wizard: 'manager-evaluation', id: project.manager } as const;
    const window = await road().as(people.manager);
    await keepDraft(window, draft, { at: 'the last question' });
    const headers = { ...lastCall(draft), 'idempotency-key': `lost-answer-${project.manager}` };

    const answers = [
      await take(road(), project.manager, { side: 'manager', headers }),
      await take(road(), project.manager, { side: 'manager', headers }),
    ];

    expect(statuses(answers)).toEqual([204, 204]);
    expect((await readDraft(window, draft)).status).toBe(204);
    expect(await waiting(road(), { side: 'manager', key: project.key })).toEqual([]);
  });

  test('a refused last call leaves its draft as it was, and the evaluation to be taken', async () => {
    const project = await newProject(road());
    const draft = { wizard: 'manager-evaluation', id: project.manager } as const;
    const window = await road().as(people.manager);
    await keepDraft(window, draft, { at: 'the last question' });

    const refused = await take(road(), project.manager, {
      side: 'manager',
      answers: 'allIndependentInCanada',
      headers: lastCall(draft),
    });

    expect(refused.status).toBe(422);
    expect((await readDraft(window, draft)).json).toMatchObject({ data: { at: 'the last question' } });
    expect(await waiting(road(), { side: 'manager', key: project.key })).toEqual([project.manager]);
  });

  test('a manager who is replaced between both evaluations keeps what was answered, and the new one is asked nothing', async () => {
    const project = await newProject(road());
    await take(road(), project.manager, { side: 'manager' });

    expect((await changeManager(road(), project.key, [people.manager, people.otherManager])).status).toBe(204);
    await take(road(), project.contractor, { side: 'contractor' });

    const by = [people.otherManager, people.contractor, people.programAdmin];
    await expectSeen(road(), { key: project.key, by, facts: { manager: { logicalName: people.otherManager } } });
    expect(await seen(road(), project.key, people.manager)).toMatchObject({ answered: 404 });
    expect(await waiting(road(), { side: 'manager', key: project.key, as: people.otherManager })).toEqual([]);
    expect(await seen(road(), project.key)).toMatchObject({ currentStatus: { initialRecommendation: 'IC Pending' } });
  });

  test('an evaluation that was bypassed is asked anew, and only the new one can be taken', async () => {
    const project = await newProject(road());
    await bypass(road(), project.key);
    expect(await waiting(road(), { side: 'manager', key: project.key })).toEqual([]);

    expect((await askAgain(road(), project.key)).status).toBe(204);

    const [next] = await waiting(road(), { side: 'manager', key: project.key });
    expect((await take(road(), project.manager, { side: 'manager' })).status).toBe(409);
    expect((await take(road(), Number(next), { side: 'manager' })).status).toBe(204);
    expect(await waiting(road(), { side: 'contractor', key: project.key })).toHaveLength(1);
  });

  test('a login address that changes while its owner is signed in ends that session, and the new address finds the work', async () => {
    const { key, contractor, window } = await newContractor(road(), 'moved@freelance.example');
    const draft = { wizard: 'contractor-evaluation', id: contractor } as const;
    await keepDraft(window, draft, { at: 'half way' });

    expect((await changeLogin(road(), 'moved@freelance.example', 'arrived@freelance.example')).status).toBe(204);

    expect((await window.get(`/projects/${key}`)).status).toBe(401);
    const link = await linkTo(road(), 'arrived@freelance.example', 'subvendoractivation');
    expect((await activate(road(), link, 'arrived@freelance.example')).status).toBe(200);
    const again = mustEnter(await road().enter('arrived@freelance.example'));
    expect((await readDraft(again, draft)).json).toMatchObject({ data: { at: 'half way' } });
    expect((await take(road(), contractor, { side: 'contractor', by: again })).status).toBe(204);
    expect(await seen(road(), key)).toMatchObject({ contractor: { logicalName: 'arrived@freelance.example' } });
  });

  test('merged contractors with one open draft leave the work to who is kept, whose own draft stays', async () => {
    const old = await newContractor(road(), 'twice@freelance.example');
    const kept = await newContractor(road(), 'once@freelance.example');
    const draft = { wizard: 'contractor-evaluation', id: kept.contractor } as const;
    await keepDraft(kept.window, draft, { at: 'half way' });

    expect((await merge(road(), 'twice@freelance.example', 'once@freelance.example')).status).toBe(204);

    expect((await readDraft(kept.window, draft)).json).toMatchObject({ data: { at: 'half way' } });
    expect((await old.window.get(`/projects/${old.key}`)).status).toBe(401);
    const both = await Promise.all(
      [old.contractor, kept.contractor].map((id) => take(road(), id, { side: 'contractor', by: kept.window })),
    );
    expect(statuses(both)).toEqual([204, 204]);
    expect(await seen(road(), old.key)).toMatchObject({ contractor: { logicalName: 'once@freelance.example' } });
  });

  test('a password that is reset while a session is open ends the session, and keeps the draft for the next one', async () => {
    const { contractor, window } = await newContractor(road(), 'forgot@freelance.example');
    const draft = { wizard: 'contractor-evaluation', id: contractor } as const;
    await keepDraft(window, draft, { at: 'half way' });
    await forget(road(), 'forgot@freelance.example');

    expect(
      (await reset(road(), await linkTo(road(), 'forgot@freelance.example', 'resetpassword'), 'Another!2027')).status,
    ).toBe(204);

    expect((await saveDraft(window, draft, { at: 'from the old window' })).status).toBe(401);
    const again = mustEnter(await road().enter('forgot@freelance.example', 'Another!2027'));
    expect((await readDraft(again, draft)).json).toMatchObject({ data: { at: 'half way' } });
  });

  test('a candidate whom two clients name at once is one person with an account of the first, and both find the project', async () => {
    const email = 'wanted@freelance.example';
    const abroad = { companyId: 2, additionalFields: [], costCenter: 'CC-1' };

    const [one, other] = await Promise.all([
      newProject(road(), { candidate: candidate(email) }),
      newProject(road(), { as: people.harborManager, body: abroad, candidate: candidate(email) }),
    ]);

    await activate(road(), await linkTo(road(), email, 'subvendoractivation'), email);
    const window = mustEnter(await road().enter(email));
    const { rows } = await window.get('/projects/list');
    expect(rows.map(({ projectNumber }) => projectNumber).toSorted()).toEqual([one.key, other.key].toSorted());
    expect(await seen(road(), one.key, people.harborManager)).toMatchObject({ answered: 404 });
    expect(await seen(road(), other.key, people.manager)).toMatchObject({ answered: 404 });
    expect((await take(road(), one.contractor, { side: 'contractor', by: window })).status).toBe(204);
    // The other client has a question of its own.
    const also = [{ questionId: 192, answerId: 1921 }];
    expect((await take(road(), other.contractor, { side: 'contractor', by: window, also })).status).toBe(204);
  });
});
