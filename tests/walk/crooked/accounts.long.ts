import { expect, test } from 'vitest';
import { people } from '../../../portal/testing/portalPeople.ts';
import { projectBody } from '../../../portal/testing/portalProject.ts';
import {
  activate,
  alter,
  answerClient,
  candidate,
  changeLogin,
  forget,
  linkTo,
  merge,
  newContractor,
  reset,
  subjectsTo,
  welcome,
} from './steps/accounts.ts';
import { take } from './steps/evaluations.ts';
import { eachRoad, mustEnter } from './steps/openRoad.ts';
import { determine, newProject, projectsOf, seen } from './steps/projects.ts';
import { fields, statuses } from './steps/told.ts';

const notSent =
  'The email was not sent: the contractor has no active account, or this kind of email does not exist. The history lists the attempt as failed.';

eachRoad('people who come twice, late or under another name', (road) => {
  test('a project that is created twice with one press is one project, and twice on purpose two', async () => {
    const window = await road().as(people.manager);
    const body = projectBody({}, candidate('pressed@freelance.example'));
    const press = { 'idempotency-key': 'press-of-a-new-project' };

    const [one, same] = await Promise.all([window.post('/project', body, press), window.post('/project', body, press)]);
    const other = await window.post('/project', body);

    expect(one?.json).toEqual(same?.json);
    const email = 'pressed@freelance.example';
    await activate(road(), await linkTo(road(), email, 'subvendoractivation'), email);
    const numbers = [one?.json['projectNumber'], other.json['projectNumber']].toSorted();
    expect(await projectsOf(mustEnter(await road().enter(email)))).toEqual(numbers);
    expect(await projectsOf(window)).toEqual(expect.arrayContaining(numbers));
  });

  test('a candidate who manages projects is refused at the field, and no project is made', async () => {
    const window = await road().as(people.manager);
    const before = await projectsOf(window);

    const refused = await window.post('/project', projectBody({}, candidate(people.otherManager)));

    expect([refused.status, Object.keys(Object(fields(refused)[1]))]).toEqual([400, ['/candidate/candidateEmail']]);
    expect(await projectsOf(window)).toEqual(before);
    expect(mustEnter(await road().enter(people.otherManager)).email).toBe(people.otherManager);
  });

  test('a contractor who was merged away is not named again, and the one who was kept is', async () => {
    await newContractor(road(), 'gone@freelance.example');
    const kept = await newContractor(road(), 'stays@freelance.example');
    await merge(road(), 'gone@freelance.example', 'stays@freelance.example');
    const window = await road().as(people.manager);

    const refused = await window.post('/project', projectBody({}, candidate('gone@freelance.example')));
    const taken = await newProject(road(), { candidate: candidate('stays@freelance.example') });

    expect([refused.status, Object.keys(Object(fields(refused)[1]))]).toEqual([400, ['/candidate/candidateEmail']]);
    expect(await projectsOf(kept.window)).toContain(taken.key);
    expect(await seen(road(), taken.key)).toMatchObject({ contractor: { activated: true } });
  });

  test('a merge into somebody who was merged away is refused, and nobody’s projects move', async () => {
    await newContractor(road(), 'first@freelance.example');
    const second = await newContractor(road(), 'second@freelance.example');
    const third = await newContractor(road(), 'third@freelance.example');
    await merge(road(), 'first@freelance.example', 'second@freelance.example');

    const refused = await merge(road(), 'third@freelance.example', 'first@freelance.example');

    expect(fields(refused)).toEqual([400, { '/newLogicalName': 'No contractor has this user ID.' }]);
    expect(await projectsOf(third.window)).toEqual([third.key]);
    expect(await projectsOf(second.window)).toHaveLength(2);
  });

  test('a link to activate an account that was merged away meanwhile opens nothing, and its project is the other’s', async () => {
    const { key } = await newProject(road(), { candidate: candidate('unread@freelance.example') });
    const link = await linkTo(road(), 'unread@freelance.example', 'subvendoractivation');
    const kept = await newContractor(road(), 'reader@freelance.example');
    await merge(road(), 'unread@freelance.example', 'reader@freelance.example');

    expect((await activate(road(), link, 'unread@freelance.example')).status).toBe(422);

    expect(await road().enter('unread@freelance.example')).toMatchObject({ status: 401 });
    expect(await projectsOf(kept.window)).toEqual([key, kept.key].toSorted());
  });

  test('two merges that cross are one merge, and one of the two can still sign in', async () => {
    const one = await newContractor(road(), 'left@freelance.example');
    const other = await newContractor(road(), 'right@freelance.example');

    const answers = await Promise.all([
      merge(road(), 'left@freelance.example', 'right@freelance.example'),
      merge(road(), 'right@freelance.example', 'left@freelance.example'),
    ]);

    expect(statuses(answers)).toEqual([204, 400]);
    const [kept, closed] = answers[0]?.status === 204 ? [other, one] : [one, other];
    expect(await projectsOf(kept.window)).toEqual([one.key, other.key].toSorted());
    expect((await closed.window.get('/projects/list')).status).toBe(401);
  });

  test('a login address that two administrators change at once is one of the two, and the other is refused', async () => {
    const { key } = await newContractor(road(), 'torn@freelance.example');

    const answers = await Promise.all([
      changeLogin(road(), 'torn@freelance.example', 'here@freelance.example'),
      changeLogin(road(), 'torn@freelance.example', 'there@freelance.example'),
    ]);

    expect(statuses(answers)).toEqual([204, 400]);
    const logicalName = answers[0]?.status === 204 ? 'here@freelance.example' : 'there@freelance.example';
    expect(await seen(road(), key)).toMatchObject({ contractor: { logicalName } });
    expect(await seen(road(), key, people.manager)).toMatchObject({ contractor: { logicalName } });
  });

  test('a login address that is changed and changed back finds its projects, and the links between open nothing', async () => {
    const { key } = await newContractor(road(), 'away@freelance.example');
    await changeLogin(road(), 'away@freelance.example', 'abroad@freelance.example');
    const between = await linkTo(road(), 'abroad@freelance.example', 'subvendoractivation');
    expect((await changeLogin(road(), 'abroad@freelance.example', 'away@freelance.example')).status).toBe(204);

    expect((await activate(road(), between, 'abroad@freelance.example')).status).toBe(422);
    const link = await linkTo(road(), 'away@freelance.example', 'subvendoractivation');
    expect((await activate(road(), link, 'away@freelance.example')).status).toBe(200);

    expect(await projectsOf(mustEnter(await road().enter('away@freelance.example')))).toEqual([key]);
    expect(await road().enter('abroad@freelance.example')).toMatchObject({ status: 401 });
  });

  test('a link to activate that is followed in two tabs activates once, and the second tab is told that it is used', async () => {
    const email = 'tabs@freelance.example';
    const { key } = await newProject(road(), { candidate: candidate(email) });
    const link = await linkTo(road(), email, 'subvendoractivation');

    const answers = await Promise.all([
      activate(road(), link, email, 'Chosen!Here2027'),
      activate(road(), link, email, 'Chosen!There2027'),
    ]);

    expect(statuses(answers)).toEqual([200, 422]);
    const password = answers[0]?.status === 200 ? 'Chosen!Here2027' : 'Chosen!There2027';
    expect(await projectsOf(mustEnter(await road().enter(email, password)))).toEqual([key]);
    expect(await seen(road(), key, people.manager)).toMatchObject({ contractor: { activated: true } });
  });

  test('a link to activate that is followed after a password was reset opens nothing and changes no password', async () => {
    const email = 'resetfirst@freelance.example';
    await newProject(road(), { candidate: candidate(email) });
    const link = await linkTo(road(), email, 'subvendoractivation');
    await forget(road(), email);
    expect((await reset(road(), await linkTo(road(), email, 'resetpassword'), 'Chosen!Reset2027')).status).toBe(204);

    expect((await road().visitor.get(`/organization/token/${link}`)).json).toMatchObject({ valid: false });
    expect((await activate(road(), link, email, 'Chosen!Late2027')).status).toBe(422);

    expect(mustEnter(await road().enter(email, 'Chosen!Reset2027')).email).toBe(email);
    expect(await road().enter(email, 'Chosen!Late2027')).toMatchObject({ status: 401 });
  });

  test('a password that was asked for twice is chosen by the newest link alone', async () => {
    const email = 'impatient@freelance.example';
    await newContractor(road(), email);
    await forget(road(), email);
    const older = await linkTo(road(), email, 'resetpassword');
    await forget(road(), email);

    expect((await reset(road(), older, 'Chosen!Older2027')).status).toBe(422);
    expect((await reset(road(), await linkTo(road(), email, 'resetpassword'), 'Chosen!Newer2027')).status).toBe(204);

    expect(mustEnter(await road().enter(email, 'Chosen!Newer2027')).email).toBe(email);
  });

  test('a welcome letter brings an activated contractor to the portal and leaves the account as it is', async () => {
    const email = 'known@freelance.example';
    const { key, window } = await newContractor(road(), email);
    const before = await linkTo(road(), email, 'subvendoractivation');

    expect((await welcome(road(), key)).status).toBe(204);

    expect(await linkTo(road(), email, 'subvendoractivation')).toBe(before);
    expect(await projectsOf(window)).toEqual([key]);
    expect(await seen(road(), key)).toMatchObject({ contractor: { activated: true } });
  });

  test('a welcome letter that is sent twice leaves the newest link alone open', async () => {
    const email = 'welcomed@freelance.example';
    const { key } = await newProject(road(), { candidate: candidate(email) });
    const first = await linkTo(road(), email, 'subvendoractivation');
    await welcome(road(), key);
    const second = await linkTo(road(), email, 'subvendoractivation');

    expect((await activate(road(), first, email)).status).toBe(422);
    expect((await activate(road(), second, email)).status).toBe(200);

    expect(await projectsOf(mustEnter(await road().enter(email)))).toEqual([key]);
  });

  test('a welcome letter to a closed account is refused, and the history shows it as failed', async () => {
    const email = 'closed@freelance.example';
    const { key } = await newContractor(road(), email);
    await alter(road(), email, { active: false });
    const mails = await subjectsTo(road(), email);

    const refused = await welcome(road(), key);

    expect([refused.status, refused.message]).toEqual([422, notSent]);
    expect(await subjectsTo(road(), email)).toEqual(mails);
    const { rows } = await (await road().as(people.director)).get(`/notifications?projectNumber=${key}&size=20`);
    const letters = rows.filter(({ type }) => type === 'ONBOARDING_REQUEST');
    expect(letters.map(({ status }) => status).toSorted()).toEqual(['FAILED', 'SUCCESS']);
  });

  test('a welcome letter for a project that nobody has is refused, and writes nothing', async () => {
    const mails = await subjectsTo(road(), people.contractor);

    expect((await welcome(road(), '1-1-999999')).status).toBe(404);

    expect(await subjectsTo(road(), people.contractor)).toEqual(mails);
  });

  test('a role that is taken away during a session counts with the next call, in every window', async () => {
    const { key } = await newProject(road());
    const window = mustEnter(await road().enter(people.director));
    expect((await window.get(`/projects/${key}`)).status).toBe(200);
    await alter(road(), people.director, { roles: ['Contractor'] });

    const answers = [
      await window.get(`/projects/${key}`),
      await window.post('/projects/determination', {
        projectNumber: key,
        companyId: 1,
        recommendation: 'W-2',
        note: 'No.',
      }),
      await determine(road(), key, { as: people.director }),
    ];
    await alter(road(), people.director, { roles: ['ProgramAdminAdmin'] });

    expect(answers.map(({ status }) => status)).toEqual([404, 403, 403]);
    expect(await seen(road(), key, people.manager)).toMatchObject({ currentStatus: { recommendation: 'OPEN' } });
  });

  test('an account that is closed during a session can do nothing more, and its work waits', async () => {
    const email = 'leaving@freelance.example';
    const { key, contractor, window } = await newContractor(road(), email);
    await alter(road(), email, { active: false });

    expect((await take(road(), contractor, { side: 'contractor', by: window })).status).toBe(401);
    await alter(road(), email, { active: true });

    expect(
      (await take(road(), contractor, { side: 'contractor', by: mustEnter(await road().enter(email)) })).status,
    ).toBe(204);
    expect(await seen(road(), key)).toMatchObject({ projectNumber: key, answered: 200 });
  });

  test('a contractor of two clients answers the questions of each one for itself', async () => {
    const email = 'both@freelance.example';
    const { key, window } = await newContractor(road(), email);
    const abroad = { companyId: 2, additionalFields: [], costCenter: 'CC-1' };
    const other = await newProject(road(), { as: people.harborManager, body: abroad, candidate: candidate(email) });
    const answer = (companyId: number) => answerClient(window, companyId);
    const status = async (of: string) => Object(Object(await seen(road(), of))['contractor'])['conflictStatus'];

    expect((await answer(1)).status).toBe(204);
    expect([await status(key), await status(other.key)]).toEqual(['COMPLETE', 'INCOMPLETE']);
    expect((await answer(1)).status).toBe(409);
    expect((await answer(2)).status).toBe(204);

    expect([await status(key), await status(other.key)]).toEqual(['COMPLETE', 'COMPLETE']);
  });

  test('answers for a client are reused by the next project of the region, and asked anew for another region', async () => {
    const email = 'again@freelance.example';
    const { window } = await newContractor(road(), email);
    await answerClient(window, 1);

    const same = await newProject(road(), { candidate: candidate(email) });
    const canada = { regionId: 2, locationId: 11, workLocationId: 'CA-ON' };
    const other = await newProject(road(), { body: canada, candidate: candidate(email) });

    expect(await seen(road(), same.key)).toMatchObject({ contractor: { conflictStatus: 'COMPLETE' } });
    expect(await seen(road(), other.key)).toMatchObject({ contractor: { conflictStatus: 'INCOMPLETE' } });
    expect((await answerClient(window, 1, { regionId: 2 })).status).toBe(204);
    expect(await seen(road(), other.key)).toMatchObject({ contractor: { conflictStatus: 'COMPLETE' } });
  });

  test('answers that were given under a user ID that is merged away count for who is kept, on all projects of the client', async () => {
    const old = await newContractor(road(), 'told@freelance.example');
    const kept = await newContractor(road(), 'silent@freelance.example');
    await answerClient(old.window, 1);
    await merge(road(), 'told@freelance.example', 'silent@freelance.example');

    for (const key of [old.key, kept.key]) {
      expect(await seen(road(), key)).toMatchObject({ contractor: { conflictStatus: 'COMPLETE' } });
    }
    const asked = await kept.window.get('/organization/questions?category=CONFLICT_QUESTION&companyId=1&regionId=1');
    expect(JSON.stringify(asked.json)).toContain('"answer":"None"');
    expect((await answerClient(kept.window, 1)).status).toBe(409);
  });

  test('answers of who is kept stay when a user ID with other answers is merged into them', async () => {
    const old = await newContractor(road(), 'differs@freelance.example');
    const kept = await newContractor(road(), 'remains@freelance.example');
    await answerClient(old.window, 1, { gifts: 'Of greater value' });
    await answerClient(kept.window, 1);
    await merge(road(), 'differs@freelance.example', 'remains@freelance.example');

    const asked = await kept.window.get('/organization/questions?category=CONFLICT_QUESTION&companyId=1&regionId=1');
    expect(JSON.stringify(asked.json)).toContain('"answer":"None"');
    expect(JSON.stringify(asked.json)).not.toContain('"answer":"Of greater value"');
    expect(await seen(road(), old.key)).toMatchObject({ contractor: { conflictStatus: 'COMPLETE' } });
  });
});
