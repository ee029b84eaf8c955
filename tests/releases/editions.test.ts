import { Worker } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import type { SentChange } from '#server/testing';
import { dumpPortal } from '../../portal/testing/dumpPortal.ts';
import { eachLibrary, edited, liveHash, people, publish, resized, rollback } from './eachLibrary.ts';

eachLibrary('a draft of a definition', (opened) => {
  const call = async (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object) => {
    const { library } = opened();
    const token = await library.signIn(people.librarian);
    const { status, json } = await library.call(method, path, { token, ...(body === undefined ? {} : { body }) });
    return { status, json: Object(json) };
  };
  const save = (change: SentChange, more: object = {}) => call('PUT', '/definition-drafts', { ...change, ...more });

  test('is saved with its author, listed, read and thrown away, and nothing that is live changes', async () => {
    const { library } = opened();
    const live = await liveHash(library);
    const change = await resized(31);

    const saved = await save(change);
    const listed = await call('GET', '/definition-drafts');
    const read = await call('GET', `/definition-drafts/${saved.json.draft}`);
    const gone = await call('DELETE', `/definition-drafts/${saved.json.draft}`);

    const draft = {
      ...{ ...change, draft: saved.json.draft, removal: false, revision: 1, base: live, author: people.librarian },
      savedAt: library.time.now.toISOString(),
    };
    expect([saved.status, saved.json]).toEqual([200, draft]);
    expect(listed.json).toEqual([draft]);
    expect(read.json).toEqual({ ...draft, errors: [] });
    expect([gone.status, (await call('GET', '/definition-drafts')).json]).toEqual([204, []]);
    expect((await call('GET', `/definition-drafts/${saved.json.draft}`)).status).toBe(404);
    expect((await call('DELETE', `/definition-drafts/${saved.json.draft}`)).status).toBe(404);
    expect(await liveHash(library)).toBe(live);
  });

  test('may be wrong, and what is wrong stands beside it', async () => {
    const wrong = await edited({ kind: 'form', definition: 'login' }, (json) => ({ ...json, fieldz: [] }));

    const { status, json } = await save(wrong);
    const read = await call('GET', `/definition-drafts/${json.draft}`);

    expect(status).toBe(200);
    expect(read.json.errors).toContainEqual(expect.objectContaining({ code: 'property/unknown', pointer: '/fieldz' }));
    await call('DELETE', `/definition-drafts/${json.draft}`);
  });

  test.each([
    ['no JSON', '{ "a": '],
    ['JSON that is too deep', `${'['.repeat(201)}${']'.repeat(201)}`],
    ['a name twice', '{ "a": 1, "a": 2 }'],
    ['a reserved name', '{ "__proto__": {} }'],
  ])('is kept while it is %s, and not published', async (_, text) => {
    const { library } = opened();

    const { status, json } = await save({ kind: 'form', definition: 'login', text });
    const read = await call('GET', `/definition-drafts/${json.draft}`);
    const base = await liveHash(library);
    const published = await call('POST', '/releases', { base, drafts: [json.draft] });

    expect([status, json.text, read.json.errors[0].code]).toEqual([200, text, 'file/json']);
    expect([published.status, published.json.code]).toEqual([422, 'definitions']);
    await call('DELETE', `/definition-drafts/${json.draft}`);
  });

  test.each([
    ['neither a text nor a removal', { kind: 'form', definition: 'login' }, '/text'],
    ['both', { kind: 'form', definition: 'login', text: '{}', removal: true }, '/text'],
    ['no kind', { kind: 'novel', definition: 'dune', text: '{}' }, '/definition'],
    ['a path out of the folder', { kind: 'form', definition: '../../etc/passwd', text: '{}' }, '/definition'],
    ['an unknown base', { kind: 'form', definition: 'login', text: '{}', base: 'x' }, '/base'],
  ])('is refused with %s', async (_what, change, field) => {
    const { library, database } = opened();
    const token = await library.signIn(people.librarian);
    const before = await dumpPortal(database);

    const { status, json } = await library.call('PUT', '/definition-drafts', { token, body: change });

    expect([status, Object.keys(Object(json).fields)]).toEqual([400, [field]]);
    expect(await dumpPortal(database)).toEqual(before);
  });

  test('is not overwritten by somebody who has not seen it', async () => {
    const { json } = await save(await resized(32));

    const blind = await save(await resized(33));
    const seeing = await save(await resized(33), { revision: 1 });
    const late = await save(await resized(34), { revision: 1 });

    expect([blind.status, seeing.status, seeing.json.revision, late.status]).toEqual([409, 200, 2, 409]);
    await call('DELETE', `/definition-drafts/${json.draft}`);
  });

  test('is published alone or with all others, and is no draft any more', async () => {
    const { library, database } = opened();
    const first = await liveHash(library);
    const { json: one } = await save(await resized(35));
    const wrong = await edited({ kind: 'form', definition: 'login' }, (json) => ({ ...json, fieldz: [] }));
    const { json: other } = await save(wrong);
    const all = { base: first };

    const refused = await call('POST', '/releases', all);
    const taken = await call('POST', '/releases', { ...all, drafts: [one.draft] });
    const again = await call('POST', '/releases', { base: await liveHash(library), drafts: [one.draft] });

    expect([refused.status, taken.status, again.status]).toEqual([422, 200, 404]);
    const left = (await call('GET', '/definition-drafts')).json;
    expect(left.map(({ draft }: { draft: number }) => draft)).toEqual([other.draft]);
    const rows = await database
      .current()
      .selectFrom('edition')
      .select(['id', 'status', 'release'])
      .orderBy('id')
      .execute();
    expect(rows).toContainEqual({ id: one.draft, status: 'published', release: taken.json.release });
    await call('DELETE', `/definition-drafts/${other.draft}`);
    await rollback(library, first);
  });

  test('is refused with 409 when its definition was changed since, by name', async () => {
    const { library } = opened();
    const first = await liveHash(library);
    const { json } = await save(await resized(36));
    await publish(library, [await resized(37)]);

    const stale = await call('POST', '/releases', { base: await liveHash(library) });
    const again = await save(await resized(38), { revision: 1, base: await liveHash(library) });
    const now = await call('POST', '/releases', { base: await liveHash(library) });

    expect([stale.status, stale.json.code, stale.json.errors]).toEqual([
      ...[409, 'stale'],
      [{ code: 'definition/changed', kind: 'operation', definition: 'members.list' }],
    ]);
    expect([again.json.draft, again.status, now.status]).toEqual([json.draft, 200, 200]);
    await rollback(library, first);
  });

  test('is not outdated by a change of another definition', async () => {
    const { library } = opened();
    const first = await liveHash(library);
    await save(await resized(39));
    const another = await edited({ kind: 'access', definition: 'library' }, (json) => ({
      ...json,
      policies: [...Object(json['policies']), { policy: 'no-one', when: false }],
    }));
    expect((await publish(library, [another])).status).toBe(200);

    const { status } = await call('POST', '/releases', { base: await liveHash(library) });

    expect(status).toBe(200);
    await rollback(library, first);
  });
});

eachLibrary('what is asked while a definition is written', (opened) => {
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    as: string = people.librarian,
  ) => {
    const { library } = opened();
    const token = await library.signIn(as);
    const { status, json } = await library.call(method, path, { token, ...(body === undefined ? {} : { body }) });
    return { status, json: Object(json) };
  };
  const title = { kind: 'screen', definition: 'book-add' };
  const renamedScreen = () => edited(title, (json) => ({ ...json, title: 'A New Book' }));

  test('a draft is judged with its texts, and with the drafts of its translations beside it', async () => {
    const change = await renamedScreen();
    const { kind, definition, text } = change;

    const alone = await call('POST', '/definition-drafts/judgement', { kind, definition, text });
    const of = { kind: 'locale', definition: 'fr/book-add.screen' };
    const translated = await edited(of, (json) => ({ ...json, title: { of: 'A New Book', is: 'x' } }));
    const { json: draft } = await call('PUT', '/definition-drafts', translated);
    const beside = await call('POST', '/definition-drafts/judgement', { kind, definition, text });

    expect(new Set(alone.json.errors.map(({ code }: { code: string }) => code))).toEqual(new Set(['text/stale']));
    expect(beside.json.errors).toEqual([]);
    expect(beside.json.texts).toContainEqual({ path: 'title', pointer: '/title', text: 'A New Book' });
    await call('DELETE', `/definition-drafts/${draft.draft}`);
  });

  test('drafts are saved at the same time, and none of them waits until it is checked', async () => {
    const sent = vi.spyOn(Worker.prototype, 'postMessage');
    const names = ['new-a', 'new-b', 'new-c', 'new-d', 'new-e', 'new-f'];
    const text = JSON.stringify({ title: 'New', route: '/new', allow: 'signed-in', body: [] });

    const saved = await Promise.all(
      names.map((definition) => call('PUT', '/definition-drafts', { kind: 'screen', definition, text })),
    );

    const judged = sent.mock.calls.filter(([message]) => Object(message).name === 'judge');
    sent.mockRestore();
    expect(saved.map(({ status }) => status)).toEqual(names.map(() => 200));
    expect(judged).toEqual([]);
    for (const { json } of saved) await call('DELETE', `/definition-drafts/${json.draft}`);
  });

  test('names of the set and properties of the language are completed', async () => {
    const asked = { kind: 'form', definition: 'book-new' };
    const named = '{ "$schema": "../form.schema.json", "submits": "books." }';
    const written = '{ "" }';

    const operation = await call('POST', '/definition-drafts/completion', {
      ...asked,
      text: named,
      offset: named.indexOf('books.') + 6,
    });
    const property = await call('POST', '/definition-drafts/completion', { ...asked, text: written, offset: 3 });
    const outside = await call('POST', '/definition-drafts/completion', { ...asked, text: written, offset: 9 });

    const labels = (answer: typeof operation) => answer.json.completions.map(({ label }: { label: string }) => label);
    expect(labels(operation)).toContain('books.create');
    expect(labels(property)).toContain('submits');
    expect([outside.status, Object.keys(outside.json.fields)]).toEqual([400, ['/offset']]);
  });

  test('definitions are found by a text in any language, and by what names them', async () => {
    const { library } = opened();
    const hash = await liveHash(library);

    const found = await call('GET', `/releases/${hash}/definitions?text=${encodeURIComponent('nouveau livre')}`);
    const uses = await call('GET', `/releases/${hash}/uses?kind=form&definition=book-new`);
    const nowhere = await call('GET', `/releases/${'0'.repeat(64)}/definitions`);

    expect(found.json).toContainEqual(
      expect.objectContaining({ ...title, locale: 'fr', match: expect.stringMatching(/nouveau livre/i) }),
    );
    expect(uses.json.map(({ kind }: { kind: string }) => kind)).toContain('screen');
    expect(nowhere.status).toBe(404);
  });

  test('every text is listed with its translation, and what it was translated from', async () => {
    const { library } = opened();
    const hash = await liveHash(library);

    const french = await call('GET', `/releases/${hash}/texts?locale=fr`);
    const unknown = await call('GET', `/releases/${hash}/texts?locale=xx`);
    const refused = await call('GET', `/releases/${hash}/texts?locale=fr`, undefined, people.member);

    expect(french.json).toContainEqual({
      ...{ kind: 'screen', definition: 'book-add', path: 'title' },
      ...{ source: 'New Book', target: 'Nouveau livre', targetOf: 'New Book' },
    });
    expect(french.json.filter(({ target }: { target?: string }) => target === undefined)).toEqual([]);
    expect([unknown.status, unknown.json.fields, refused.status]).toEqual([
      400,
      { '/locale': 'One of en, fr expected.' },
      403,
    ]);
  });

  test('who may not see definitions is told nothing of them', async () => {
    const { library } = opened();
    const hash = await liveHash(library);

    const found = await call('GET', `/releases/${hash}/definitions`, undefined, people.member);

    expect(found.status).toBe(403);
  });
});

eachLibrary(
  'a draft, where somebody else has to publish it',
  (opened) => {
    test('is refused to everybody who has written some of it, and to whoever sends changes without one', async () => {
      // given
      const { library, database } = opened();
      const db = database.current();
      await db
        .updateTable('account')
        .set({ roles: ['Librarian'] })
        .where('email', '!=', people.librarian)
        .execute();
      const call = async (as: string, method: 'PUT' | 'POST', path: string, body: object) =>
        library.call(method, path, { token: await library.signIn(as), body });
      const base = await liveHash(library);
      const change = await resized(41);
      const first = await call(people.librarian, 'PUT', '/definition-drafts', change);
      await call(people.member, 'PUT', '/definition-drafts', { ...(await resized(42)), revision: 1 });
      const drafts = [Object(first.json).draft];

      // when
      const own = [people.librarian, people.member].map((as) => call(as, 'POST', '/releases', { base, drafts }));
      const direct = await call(people.reader, 'POST', '/releases', { base, changes: [change] });
      const refused = [...(await Promise.all(own)), direct];
      const publishAt = '2026-12-01T08:00:00.000Z';
      const later = await call(people.member, 'POST', '/scheduled-publications', { base, drafts, publishAt });
      const published = await call(people.reader, 'POST', '/releases', { base, drafts });

      // then
      expect([later.status, Object(later.json).code]).toEqual([403, 'own-drafts']);
      expect(refused.map(({ status, json }) => [status, Object(json).code, Object(json).errors])).toEqual(
        Array(3).fill([...[403, 'own-drafts'], [{ code: 'draft/own', kind: 'operation', definition: 'members.list' }]]),
      );
      expect(published.status).toBe(200);
    });
  },
  { PUBLISH_OWN_DRAFTS: 'false' },
);
