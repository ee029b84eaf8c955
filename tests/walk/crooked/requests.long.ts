import { expect, test } from 'vitest';
import { people } from '../../../portal/testing/portalPeople.ts';
import { eachRoad } from './steps/openRoad.ts';
import { changeManager, close, edit, everybody, expectSeen, newProject, reactivate, seen } from './steps/projects.ts';
import { decideRequest, expectRequests, pending, request } from './steps/requests.ts';
import { fields, statuses, words } from './steps/told.ts';

eachRoad('requests of a manager', (road) => {
  test('funds that an administrator has overtaken are not lowered by approving the older request', async () => {
    const { key } = await newProject(road());
    const older = await pending(road(), key, { amount: 30_000 });
    await request(road(), key, { as: people.programAdmin, amount: 90_000, atOnce: true });

    expect(words(await decideRequest(road(), older, 'APPROVED'))).toEqual([
      409,
      'The budget is now $90,000.00, and $30,000.00 is not more. Reject the request.',
    ]);

    await expectRequests(road(), key, { admin: ['PENDING', 'COMPLETE'] });
    await expectSeen(road(), { key, by: everybody, facts: { projectBudget: 90_000, currentPoAmount: 90_000 } });
  });

  test('an end that was edited in the project meanwhile counts as much as one that was granted', async () => {
    const { key } = await newProject(road());
    const older = await pending(road(), key, { to: '2027-09-30' });
    await edit(road(), key, { with: { projectEndDate: '2027-09-30' } });

    expect((await decideRequest(road(), older, 'APPROVED')).message).toBe(
      'The end date is now 09/30/2027, and 09/30/2027 is not after it. Reject the request.',
    );
    expect((await decideRequest(road(), older, 'REJECTED')).status).toBe(200);

    await expectRequests(road(), key, { admin: ['REJECTED'] });
    await expectSeen(road(), { key, by: everybody, facts: { projectEndDate: '2027-09-30' } });
  });

  test('an end that was shortened meanwhile leaves the older request to be approved', async () => {
    const { key } = await newProject(road());
    const older = await pending(road(), key, { to: '2027-09-30' });
    await edit(road(), key, { with: { projectEndDate: '2027-03-31' } });

    expect((await decideRequest(road(), older, 'APPROVED')).status).toBe(200);

    await expectRequests(road(), key, { admin: ['COMPLETE'] });
    await expectSeen(road(), { key, by: everybody, facts: { projectEndDate: '2027-09-30' } });
  });

  test('a request that one administrator approves while another rejects it is decided once, and the project agrees', async () => {
    const { key } = await newProject(road());
    const id = await pending(road(), key, { to: '2027-09-30' });

    const [approved, rejected] = await Promise.all([
      decideRequest(road(), id, 'APPROVED'),
      decideRequest(road(), id, 'REJECTED', people.director),
    ]);

    expect(statuses([approved, rejected])).toEqual([200, 409]);
    const isApproved = approved.status === 200;
    await expectRequests(road(), key, { admin: [isApproved ? 'COMPLETE' : 'REJECTED'] });
    const projectEndDate = isApproved ? '2027-09-30' : '2027-06-30';
    await expectSeen(road(), { key, by: everybody, facts: { projectEndDate } });
  });

  test('a request that is decided a second time from a stale list stays as it was decided', async () => {
    const { key } = await newProject(road());
    const id = await pending(road(), key, { to: '2027-09-30' });
    await decideRequest(road(), id, 'REJECTED');

    expect((await decideRequest(road(), id, 'APPROVED')).status).toBe(409);
    expect((await decideRequest(road(), id, 'REJECTED')).status).toBe(409);

    await expectRequests(road(), key, { admin: ['REJECTED'] });
    await expectSeen(road(), { key, by: everybody, facts: { projectEndDate: '2027-06-30' } });
  });

  test('a rejected request is followed by a new one, and that one is approved', async () => {
    const { key } = await newProject(road());
    await decideRequest(road(), await pending(road(), key, { to: '2027-09-30' }), 'REJECTED');

    await decideRequest(road(), await pending(road(), key, { to: '2027-10-31' }), 'APPROVED');

    await expectRequests(road(), key, { admin: ['REJECTED', 'COMPLETE'] });
    await expectSeen(road(), { key, by: everybody, facts: { projectEndDate: '2027-10-31' } });
  });

  test('an extension and funds that are pending beside each other are both granted', async () => {
    const { key } = await newProject(road());
    const end = await pending(road(), key, { to: '2027-09-30' });
    const funds = await pending(road(), key, { amount: 30_000 });

    const answers = await Promise.all([
      decideRequest(road(), end, 'APPROVED'),
      decideRequest(road(), funds, 'APPROVED', people.director),
    ]);

    expect(statuses(answers)).toEqual([200, 200]);
    await expectRequests(road(), key, { admin: ['COMPLETE', 'COMPLETE'] });
    const facts = { projectEndDate: '2027-09-30', projectBudget: 30_000 };
    await expectSeen(road(), { key, by: everybody, facts });
  });

  test('a request that was sent twice with one press is one request', async () => {
    const { key } = await newProject(road());
    const window = await road().as(people.manager);
    const body = { projectNumber: key, type: 'PROJECT_EXTENSION', toDate: '2027-09-30' };
    const press = { 'idempotency-key': `press-of-${key}` };

    const answers = await Promise.all([
      window.post('/requisitions', body, press),
      window.post('/requisitions', body, press),
    ]);

    expect(statuses(answers)).toEqual([200, 200]);
    expect(answers[0]?.json['id']).toBe(answers[1]?.json['id']);
    await expectRequests(road(), key, { admin: ['PENDING'] });
  });

  test('a request outlives its manager: the next one is told of it, and its decision moves the end for both sides', async () => {
    const { key } = await newProject(road());
    const id = await pending(road(), key, { to: '2027-09-30' });
    await changeManager(road(), key, [people.manager, people.otherManager]);
    expect((await request(road(), key, { as: people.otherManager, to: '2027-10-31' })).message).toBe(
      `An extension to 09/30/2027 is already pending for project ${key} (request ${id} of ${people.manager}). Wait for its decision.`,
    );

    expect((await decideRequest(road(), id, 'APPROVED')).status).toBe(200);

    await expectRequests(road(), key, { admin: ['COMPLETE'], manager: [] });
    expect(await seen(road(), key, people.manager)).toMatchObject({ answered: 404 });
    const by = [people.otherManager, people.contractor, people.programAdmin];
    await expectSeen(road(), { key, by, facts: { projectEndDate: '2027-09-30' } });
  });

  test('a date that is today or earlier is refused at its field, and nothing is pending', async () => {
    const { key } = await newProject(road());

    const refused = await request(road(), key, { as: people.programAdmin, to: '2026-11-21', atOnce: true });

    expect(fields(refused)).toEqual([400, { '/toDate': 'Project End Date must be after today' }]);
    await expectRequests(road(), key, { admin: [] });
    await expectSeen(road(), { key, by: everybody, facts: { projectEndDate: '2027-06-30' } });
  });

  test('a project that is reactivated with a later end overtakes the extension that was pending before', async () => {
    const { key } = await newProject(road());
    const older = await pending(road(), key, { to: '2027-09-30' });
    await close(road(), key);
    await reactivate(road(), key, { with: { projectEndDate: '2028-01-31' } });

    expect((await decideRequest(road(), older, 'APPROVED')).message).toBe(
      'The end date is now 01/31/2028, and 09/30/2027 is not after it. Reject the request.',
    );

    await expectRequests(road(), key, { admin: ['PENDING'] });
    await expectSeen(road(), { key, by: everybody, facts: { projectEndDate: '2028-01-31' } });
  });
});
