import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { dumpPortal } from '../../portal/testing/dumpPortal.ts';
import { verifyEventChain } from '../../server/events/verifyEventChain.ts';
import { eachLibrary, edited, liveHash, people, publish, resized, rollback } from './eachLibrary.ts';

eachLibrary('a release that is published while the server runs', (opened) => {
  const events = async () => {
    const rows = opened()
      .database.current()
      .selectFrom('event')
      .select(['actor', 'operation', 'key', 'what', 'before']);
    return rows.where('entity', '=', 'release').orderBy('seq').execute();
  };

  test('is live at once, in the list, compared, and one event of the chain', async () => {
    const { library, database } = opened();
    const token = await library.signIn(people.librarian);
    const first = await liveHash(library);

    const { status, json } = await publish(library, [await resized(71)], { note: 'Another name' });

    const second = await liveHash(library);
    const changes = [{ kind: 'operation', definition: 'members.list', change: 'changed' }];
    expect([status, json]).toEqual([200, { release: second, changes, errors: [] }]);
    expect(second).not.toBe(first);
    const list = await library.call('GET', '/releases', { token });
    expect(Object(list.json).content.find((one: { release: string }) => one.release === second)).toEqual({
      ...{ release: second, parent: first, author: people.librarian, note: 'Another name', changes },
      ...{ isLive: true, isShipped: false, publishedAt: expect.stringMatching(/^\d{4}-/) },
    });
    const diff = await library.call('GET', `/releases/${second}/diff?to=${first}`, { token });
    expect(diff.json).toEqual({ from: second, to: first, changes });
    expect((await events()).at(-1)).toEqual({
      ...{ actor: people.librarian, operation: 'releases.publish', key: second, what: 'publish' },
      before: { release: first },
    });
    expect(await verifyEventChain(database.current())).toMatchObject({ whole: true });
  });

  test('is refused with 409 when another release is live than the publisher saw', async () => {
    const { library, database } = opened();
    const seen = await liveHash(library);
    await publish(library, [await resized(81)]);
    const before = await dumpPortal(database);

    const stale = await publish(library, [await resized(82)], { base: seen });
    const staleBack = await rollback(library, seen, { base: seen });

    expect([stale.status, Object(stale.json).code]).toEqual([409, 'stale']);
    expect([staleBack.status, Object(staleBack.json).code]).toEqual([409, 'stale']);
    expect(await dumpPortal(database)).toEqual(before);
  });

  test('of two that publish at once over the same release, one is told', async () => {
    const { library } = opened();
    const base = await liveHash(library);
    const changes = [await resized(83), await resized(84)];

    const answers = await Promise.all(changes.map((change) => publish(library, [change], { base })));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('is refused by the gate with code, file, place and the nearest name, and changes nothing', async () => {
    const { library, database } = opened();
    const before = await dumpPortal(database);
    const live = await liveHash(library);
    const wrong = await edited({ kind: 'form', definition: 'login' }, (json) => ({ ...json, fieldz: [] }));

    const { status, json } = await publish(library, [await resized(99), wrong]);

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
    expect(await liveHash(library)).toBe(live);
  });

  test('is refused when it has an operation that nothing answers, by name', async () => {
    const { library } = opened();
    const text = JSON.stringify({
      ...{ $schema: '../operation.schema.json', title: 'Invite', call: 'POST /invitations', allow: 'librarian' },
    });
    const translated = '{ "$schema": "../../locale.schema.json", "title": { "of": "Invite", "is": "Inviter" } }';

    const { status, json } = await publish(library, [
      { kind: 'operation', definition: 'members.invite', text },
      { kind: 'locale', definition: 'fr/members.invite.operation', text: translated },
    ]);

    expect(status).toBe(422);
    expect(Object(json).errors).toMatchObject([
      { code: 'operation/unanswered', message: 'Nothing on this server answers "members.invite".' },
    ]);
  });

  test('is refused when the publisher could not take it back', async () => {
    const { library } = opened();
    const locked = await edited({ kind: 'operation', definition: 'releases.rollback' }, (json) => ({
      ...{ ...json, allow: 'member' },
    }));

    const { status, json } = await publish(library, [locked]);

    expect([status, Object(json).errors.map((error: { code: string }) => error.code)]).toEqual([
      422,
      ['operation/needed'],
    ]);
  });

  test('is refused when nobody could sign in any more', async () => {
    const { library } = opened();
    const closed = await edited({ kind: 'operation', definition: 'auth.login' }, (json) => ({
      ...{ ...json, allow: 'librarian' },
    }));

    const { status, json } = await publish(library, [closed]);

    expect([status, Object(json).errors]).toMatchObject([
      422,
      [{ code: 'operation/needed', message: expect.stringContaining('Nobody could sign in') }],
    ]);
  });

  test('opens something to more people only when each of it is confirmed by name', async () => {
    const { library } = opened();
    const live = await liveHash(library);
    const changes = [
      await edited({ kind: 'operation', definition: 'members.list' }, (json) => ({
        ...{ ...json, allow: 'public' },
      })),
      await edited({ kind: 'entity', definition: 'book' }, (json) => {
        const { allow: _allow, ...price } = Object(Object(json['properties']).price);
        return { ...json, properties: { ...Object(json['properties']), price } };
      }),
    ];

    const token = await library.signIn(people.librarian);
    const tried = await library.call('POST', '/releases/dry-run', { token, body: { base: live, changes } });
    const unsaid = await publish(library, changes);
    const half = await publish(library, changes, { confirm: ['members.list'] });
    const said = await publish(library, changes, { confirm: ['members.list', 'book.price'] });

    expect(Object(tried.json).widenings).toEqual([
      { id: 'members.list', gains: ['public'] },
      { id: 'book.price', gains: ['public'] },
    ]);
    expect([unsaid.status, Object(unsaid.json).errors]).toMatchObject([
      422,
      [
        { code: 'access/widened', message: '"members.list" would be opened to: public.' },
        { code: 'access/widened', message: '"book.price" would be opened to: public.' },
      ],
    ]);
    expect(Object(half.json).errors).toHaveLength(1);
    expect(said.status).toBe(200);
    expect((await rollback(library, live)).status).toBe(204);
  });

  test('adds an address and takes another away, and a rollback undoes both', async () => {
    const { library } = opened();
    const token = await library.signIn(people.librarian);
    const first = await liveHash(library);
    const moved = await edited({ kind: 'operation', definition: 'books.list' }, (json) => ({
      ...{ ...json, call: 'GET /volumes' },
    }));
    const paths = ['/volumes', String(JSON.parse(moved.text ?? '').call).slice(4)];
    const old = (await library.call('GET', '/volumes', { token })).status;

    await publish(library, [moved]);
    const after = await Promise.all(paths.map((path) => library.call('GET', path, { token })));
    await rollback(library, first);
    const back = await library.call('GET', '/volumes', { token });

    expect([old, after[0]?.status, back.status]).toEqual([404, 200, 404]);
  });

  test('rolls back without touching a row of business data', async () => {
    const { library, database } = opened();
    const first = await liveHash(library);
    await publish(library, [await resized(91)]);
    const second = await liveHash(library);
    const token = await library.signIn(people.librarian);
    const book = { isbn: '9780000000994', title: 'Afterwards', kind: 'novel', author: 'Nell Later', copies: 1 };
    expect((await library.call('POST', '/books', { token, body: book })).status).toBe(200);
    const { event: eventsBefore, ...before } = await dumpPortal(database);

    const { status } = await rollback(library, first);

    const { event: eventsAfter, ...after } = await dumpPortal(database);
    expect([status, await liveHash(library)]).toEqual([204, first]);
    expect(after).toEqual(before);
    expect([eventsBefore, eventsAfter].map((rows) => (Array.isArray(rows) ? rows.length : 0))).toEqual([
      expect.any(Number),
      (Array.isArray(eventsBefore) ? eventsBefore.length : 0) + 1,
    ]);
    expect((await events()).at(-1)).toMatchObject({ what: 'rollback', key: first, before: { release: second } });
  });

  test('leaves a request that is under way to the release it began with', async () => {
    const { library } = opened();
    const first = await liveHash(library);
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
    const slow = library.app.inject({
      ...{ method: 'POST', url: '/api/auth/login', payload: body },
      headers: { 'content-type': 'application/json' },
    });
    await hasBegun;

    await publish(library, [await resized(92)]);
    end();

    expect((await slow).headers['x-release']).toBe(first);
    expect(await liveHash(library)).not.toBe(first);
    await rollback(library, first);
  });

  test('can be built again from the texts it keeps', async () => {
    const { library } = opened();
    const token = await library.signIn(people.librarian);
    await publish(library, [await resized(93)]);
    const hash = await liveHash(library);

    const query = 'kind=operation&definition=members.list';
    const definition = await library.call('GET', `/releases/${hash}/definition?${query}`, { token });
    const files = await library.call('GET', `/releases/${hash}/files`, { token });

    expect(definition.json).toEqual({
      ...{ path: 'definitions/members/members.list.operation.json', kind: 'operation', definition: 'members.list' },
      ...{ digest: expect.stringMatching(/^[0-9a-f]{64}$/), text: (await resized(93)).text },
    });
    expect(files.json).toContainEqual({
      ...{ path: 'definitions/members/members.list.operation.json', kind: 'operation', definition: 'members.list' },
      digest: Object(definition.json).digest,
    });
  });

  test('is answered by nobody when it does not exist', async () => {
    const { library } = opened();
    const token = await library.signIn(people.librarian);
    const none = 'f'.repeat(64);

    const asked = [
      `/releases/${none}/files`,
      `/releases/${none}/diff?to=${none}`,
      `/releases/${none}/definition?kind=form&definition=login`,
    ];
    const answers = await Promise.all(asked.map((path) => library.call('GET', path, { token })));

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await rollback(library, none)).status).toBe(404);
  });
});
