import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { isRecord } from '#engine';
import { verifyEventChain } from '../../../server/events/verifyEventChain.ts';
import { dumpPortal } from '../../testing/dumpPortal.ts';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';
import { createProject, submitCase } from '../../testing/portalProject.ts';
import { edited, liveHash, publish, resized, rollback } from '../../testing/publishing.ts';

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

const listOf = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);

eachPortal('a release that is published while the server runs', (opened) => {
  const events = async () => {
    const rows = opened()
      .database.current()
      .selectFrom('event')
      .select(['actor', 'operation', 'key', 'what', 'before']);
    return rows.where('entity', '=', 'release').orderBy('seq').execute();
  };
  const stored = (id: number) =>
    opened()
      .database.current()
      .selectFrom('evaluation')
      .select(['score', 'release'])
      .where('id', '=', id)
      .executeTakeFirst();

  test('is live at once, in the list, compared, and one event of the chain', async () => {
    const { portal, database } = opened();
    const token = await portal.signIn(people.admin);
    const first = await liveHash(portal);

    const { status, json } = await publish(portal, [await resized(71)], { note: 'Another name' });

    const second = await liveHash(portal);
    const changes = [{ kind: 'operation', definition: 'reports.run', change: 'changed' }];
    expect([status, json]).toEqual([200, { release: second, changes, errors: [] }]);
    expect(second).not.toBe(first);
    const list = await portal.call('GET', '/releases', { token });
    expect(Object(list.json).content.find((one: { release: string }) => one.release === second)).toEqual({
      ...{ release: second, parent: first, author: people.admin, note: 'Another name', changes },
      ...{ isLive: true, isShipped: false, publishedAt: expect.stringMatching(/^\d{4}-/) },
    });
    const diff = await portal.call('GET', `/releases/${second}/diff?to=${first}`, { token });
    expect(diff.json).toEqual({ from: second, to: first, changes });
    expect((await events()).at(-1)).toEqual({
      ...{ actor: people.admin, operation: 'releases.publish', key: second, what: 'publish' },
      before: { release: first },
    });
    expect(await verifyEventChain(database.current())).toMatchObject({ whole: true });
  });

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

  test('is refused with 409 when another release is live than the publisher saw', async () => {
    const { portal, database } = opened();
    const seen = await liveHash(portal);
    await publish(portal, [await resized(81)]);
    const before = await dumpPortal(database);

    const stale = await publish(portal, [await resized(82)], { base: seen });
    const staleBack = await rollback(portal, seen, { base: seen });

    expect([stale.status, Object(stale.json).code]).toEqual([409, 'stale']);
    expect([staleBack.status, Object(staleBack.json).code]).toEqual([409, 'stale']);
    expect(await dumpPortal(database)).toEqual(before);
  });

  test('of two that publish at once over the same release, one is told', async () => {
    const { portal } = opened();
    const base = await liveHash(portal);
    const changes = [await resized(83), await resized(84)];

    const answers = await Promise.all(changes.map((change) => publish(portal, [change], { base })));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('is refused by the gate with code, file, place and the nearest name, and changes nothing', async () => {
    const { portal, database } = opened();
    const before = await dumpPortal(database);
    const live = await liveHash(portal);
    const wrong = await edited({ kind: 'form', definition: 'login' }, (json) => ({ ...json, fieldz: [] }));

    const { status, json } = await publish(portal, [await resized(99), wrong]);

    expect([status, Object(json).code]).toEqual([422, 'definitions']);
    expect(Object(json).errors).toContainEqual({
      ...{
        code: 'property/unknown',
        severity: 'error',
        file: 'definitions/accounts/login.form.json',
        pointer: '/fieldz',
      },
      ...{ line: expect.any(Number), column: 3, message: expect.any(String), hint: expect.stringContaining('fields') },
    });
    expect(await dumpPortal(database)).toEqual(before);
    expect(await liveHash(portal)).toBe(live);
  });

  test('is refused when it has an operation that nothing answers, by name', async () => {
    const { portal } = opened();
    const { text = '' } = await edited({ kind: 'operation', definition: 'mailbox.list' }, (json) => ({
      ...{ ...json, title: 'Mail', call: 'GET /mailbox-of-all', allow: 'administrator' },
    }));
    const catalogues = ['fr', 'ro', 'zh'].map((locale) => ({
      ...{ kind: 'locale', definition: `${locale}/mailbox.all.operation` },
      text: '{ "$schema": "../../locale.schema.json", "title": { "of": "Mail", "is": "Mail" } }',
    }));

    const { status, json } = await publish(portal, [
      { kind: 'operation', definition: 'mailbox.all', text },
      ...catalogues,
    ]);

    expect(status).toBe(422);
    expect(Object(json).errors).toMatchObject([
      { code: 'operation/unanswered', message: 'Nothing on this server answers "mailbox.all".' },
    ]);
  });

  test('is refused when the publisher could not take it back', async () => {
    const { portal } = opened();
    const locked = await edited({ kind: 'operation', definition: 'releases.rollback' }, (json) => ({
      ...{ ...json, allow: 'contractor' },
    }));

    const { status, json } = await publish(portal, [locked]);

    expect([status, Object(json).errors.map((error: { code: string }) => error.code)]).toEqual([
      422,
      ['operation/needed'],
    ]);
  });

  test('is refused when nobody could sign in any more', async () => {
    const { portal } = opened();
    const closed = await edited({ kind: 'operation', definition: 'auth.login' }, (json) => ({
      ...{ ...json, allow: 'administrator' },
    }));

    const { status, json } = await publish(portal, [closed]);

    expect([status, Object(json).errors]).toMatchObject([
      422,
      [{ code: 'operation/needed', message: expect.stringContaining('Nobody could sign in') }],
    ]);
  });

  test('opens something to more people only when each of it is confirmed by name', async () => {
    const { portal } = opened();
    const live = await liveHash(portal);
    const changes = [
      await edited({ kind: 'operation', definition: 'projects.list' }, (json) => ({
        ...{ ...json, allow: { ...Object(json['allow']), public: 'all' } },
      })),
      await edited({ kind: 'entity', definition: 'evaluation' }, (json) => {
        const { allow: _allow, ...score } = Object(Object(json['properties']).score);
        return { ...json, properties: { ...Object(json['properties']), score } };
      }),
    ];

    const token = await portal.signIn(people.admin);
    const tried = await portal.call('POST', '/releases/dry-run', { token, body: { base: live, changes } });
    const unsaid = await publish(portal, changes);
    const half = await publish(portal, changes, { confirm: ['projects.list'] });
    const said = await publish(portal, changes, { confirm: ['projects.list', 'evaluation.score'] });

    expect(Object(tried.json).widenings).toEqual([
      { id: 'projects.list', gains: ['public'] },
      { id: 'evaluation.score', gains: ['public'] },
    ]);
    expect([unsaid.status, Object(unsaid.json).errors]).toMatchObject([
      422,
      [
        { code: 'access/widened', message: '"projects.list" would be opened to: public.' },
        { code: 'access/widened', message: '"evaluation.score" would be opened to: public.' },
      ],
    ]);
    expect(Object(half.json).errors).toHaveLength(1);
    expect(said.status).toBe(200);
    expect((await rollback(portal, live)).status).toBe(204);
  });

  test('adds an address and takes another away, and a rollback undoes both', async () => {
    const { portal } = opened();
    const token = await portal.signIn(people.admin);
    const first = await liveHash(portal);
    const moved = await edited({ kind: 'operation', definition: 'companies.list' }, (json) => ({
      ...{ ...json, call: 'GET /firms' },
    }));
    const paths = ['/firms', String(JSON.parse(moved.text ?? '').call).slice(4)];
    const old = (await portal.call('GET', '/firms', { token })).status;

    await publish(portal, [moved]);
    const after = await Promise.all(paths.map((path) => portal.call('GET', path, { token })));
    await rollback(portal, first);
    const back = await portal.call('GET', '/firms', { token });

    expect([old, after[0]?.status, back.status]).toEqual([404, 200, 404]);
  });

  test('rolls back without touching a row of business data', async () => {
    const { portal, database } = opened();
    const first = await liveHash(portal);
    await publish(portal, [await resized(91)]);
    const second = await liveHash(portal);
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
    expect((await events()).at(-1)).toMatchObject({ what: 'rollback', key: first, before: { release: second } });
  });

  test('leaves a request that is under way to the release it began with', async () => {
    const { portal } = opened();
    const first = await liveHash(portal);
    let begun = (): void => undefined;
    const hasBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    let end = (): void => undefined;
    // The server has received the headers and is waiting for the body until the test ends it.
    const body = new Readable({
      read() {
        end = () => {
          this.push('{}');
          this.push(null);
        };
        begun();
      },
    });
    const slow = portal.app.inject({
      ...{ method: 'POST', url: '/api/auth/login', payload: body },
      headers: { 'content-type': 'application/json' },
    });
    await hasBegun;

    await publish(portal, [await resized(92)]);
    end();

    expect((await slow).headers['x-release']).toBe(first);
    expect(await liveHash(portal)).not.toBe(first);
    await rollback(portal, first);
  });

  test('can be built again from the texts it keeps', async () => {
    const { portal } = opened();
    const token = await portal.signIn(people.admin);
    await publish(portal, [await resized(93)]);
    const hash = await liveHash(portal);

    const query = 'kind=operation&definition=reports.run';
    const definition = await portal.call('GET', `/releases/${hash}/definition?${query}`, { token });
    const files = await portal.call('GET', `/releases/${hash}/files`, { token });

    expect(definition.json).toEqual({
      ...{ path: 'definitions/reports/reports.run.operation.json', kind: 'operation', definition: 'reports.run' },
      ...{ digest: expect.stringMatching(/^[0-9a-f]{64}$/), text: (await resized(93)).text },
    });
    expect(files.json).toContainEqual({
      ...{ path: 'definitions/reports/reports.run.operation.json', kind: 'operation', definition: 'reports.run' },
      digest: Object(definition.json).digest,
    });
  });

  test('is answered by nobody when it does not exist', async () => {
    const { portal } = opened();
    const token = await portal.signIn(people.admin);
    const none = 'f'.repeat(64);

    const asked = [
      `/releases/${none}/files`,
      `/releases/${none}/diff?to=${none}`,
      `/releases/${none}/definition?kind=form&definition=login`,
    ];
    const answers = await Promise.all(asked.map((path) => portal.call('GET', path, { token })));

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await rollback(portal, none)).status).toBe(404);
  });
});
