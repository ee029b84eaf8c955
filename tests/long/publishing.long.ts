import { expect, test } from 'vitest';
import { isRecord } from '#engine';
import { dumpPortal } from '../../portal/testing/dumpPortal.ts';
import { eachPortal } from '../../portal/testing/eachPortal.ts';
import { people } from '../../portal/testing/portalPeople.ts';
import { createProject, submitCase } from '../../portal/testing/portalProject.ts';
import { edited, liveHash, publish, resized, rollback } from '../../portal/testing/publishing.ts';

// What every portal does when a release is published is tested with the lending library, in
// tests/releases/publishing.test.ts.

const listOf = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);

/** Changes the mark of every answer of a question in the manager's bank. */
const remarked = (question: number, icCompliant: boolean) =>
  edited({ kind: 'flow', definition: 'manager-questions' }, (json) => ({
    ...json,
    questions: listOf(json['questions']).map((one) =>
      one['question'] === question
        ? { ...one, answers: listOf(one['answers']).map((answer) => ({ ...answer, icCompliant })) }
        : one,
    ),
  }));

/** Removes the test cases of the bank, which contain the previous results. */
const noCases = { kind: 'cases', definition: 'flow/manager-questions', removal: true };

eachPortal('a release of the portal that is published while the server runs', (opened) => {
  const stored = (id: number) =>
    opened()
      .database.current()
      .selectFrom('evaluation')
      .select(['score', 'release'])
      .where('id', '=', id)
      .executeTakeFirst();

  test('leaves an evaluation that is begun to the release it was begun under, even two releases later', async () => {
    const { portal } = opened();
    const first = await liveHash(portal);
    const { managerEvaluation: begun } = await createProject(portal);
    const token = await portal.signIn(people.manager);
    await portal.call('GET', `/evaluation/qa?type=MANAGER&evaluationId=${begun}`, { token });
    const { managerEvaluation: measure } = await createProject(portal);
    await submitCase(portal, { side: 'manager', id: measure });

    const second = await publish(portal, [await remarked(60, false), noCases]);
    const third = await publish(portal, [await remarked(80, false)]);
    const { managerEvaluation: later } = await createProject(portal);

    expect([second.status, third.status]).toEqual([200, 200]);
    for (const id of [begun, later]) expect(await submitCase(portal, { side: 'manager', id })).toBe(204);
    expect(await stored(begun)).toEqual({ ...(await stored(measure)), release: first });
    const young = await stored(later);
    expect(young?.release).toBe(await liveHash(portal));
    expect(Number(young?.score)).toBeLessThan(Number((await stored(begun))?.score));
    expect((await rollback(portal, first)).status).toBe(204);
  });

  test('moves an evaluation that is begun to the live release, and brings it back as it was', async () => {
    const { portal } = opened();
    const first = await liveHash(portal);
    const admin = await portal.signIn(people.admin);
    const begin = async (): Promise<number> => {
      const { managerEvaluation: id } = await createProject(portal);
      const token = await portal.signIn(people.manager);
      await portal.call('GET', `/evaluation/qa?type=MANAGER&evaluationId=${id}`, { token });
      return id;
    };
    const move = async () => {
      const body = { base: await liveHash(portal), kind: 'record', name: 'evaluation', from: first };
      return Object((await portal.call('POST', '/begun-work/moves', { token: admin, body })).json).move;
    };
    const [moved, measure] = [await begin(), await begin()];
    await submitCase(portal, { side: 'manager', id: measure });
    await publish(portal, [await remarked(60, false), noCases]);
    const second = await liveHash(portal);

    await move();
    expect(await submitCase(portal, { side: 'manager', id: moved })).toBe(204);
    await rollback(portal, first);
    const returned = await begin();
    await publish(portal, [await remarked(60, false), noCases]);
    const started = await stored(returned);
    await portal.call('POST', `/begun-work/moves/${await move()}/return`, { token: admin });
    const back = await stored(returned);
    await submitCase(portal, { side: 'manager', id: returned });

    const { score: usual } = Object(await stored(measure));
    expect(await stored(moved)).toEqual({ release: second, score: expect.not.stringMatching(`^${usual}$`) });
    expect([started, back]).toEqual([started, started]);
    expect(await stored(returned)).toEqual({ release: first, score: usual });
    expect((await rollback(portal, first)).status).toBe(204);
  });

  test('rolls back without touching a row of business data', async () => {
    const { portal, database } = opened();
    const first = await liveHash(portal);
    await publish(portal, [await resized(91)]);
    await createProject(portal);
    const { event: eventsBefore, ...before } = await dumpPortal(database);

    const { status } = await rollback(portal, first);

    const { event: eventsAfter, ...after } = await dumpPortal(database);
    expect([status, await liveHash(portal)]).toEqual([204, first]);
    expect(after).toEqual(before);
    expect([eventsBefore, eventsAfter].map((rows) => (Array.isArray(rows) ? rows.length : 0))).toEqual([
      expect.any(Number),
      (Array.isArray(eventsBefore) ? eventsBefore.length : 0) + 1,
    ]);
  });
});
