import { expect, test } from 'vitest';
import { dumpPortal } from '../../testing/dumpPortal.ts';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';
import { edited, liveHash, publish, resized, rollback, type SentChange } from '../../testing/publishing.ts';

eachPortal('a draft of a definition', (opened) => {
  const call = async (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object) => {
    const { portal } = opened();
    const token = await portal.signIn(people.admin);
    const { status, json } = await portal.call(method, path, { token, ...(body === undefined ? {} : { body }) });
    return { status, json: Object(json) };
  };
  const save = (change: SentChange, more: object = {}) => call('PUT', '/definition-drafts', { ...change, ...more });

  test('is saved with its author, listed, read and thrown away, and nothing of the portal changes', async () => {
    const { portal } = opened();
    const live = await liveHash(portal);
    const change = await resized(31);

    const saved = await save(change);
    const listed = await call('GET', '/definition-drafts');
    const read = await call('GET', `/definition-drafts/${saved.json.draft}`);
    const gone = await call('DELETE', `/definition-drafts/${saved.json.draft}`);

    const draft = {
      ...{ ...change, draft: saved.json.draft, removal: false, revision: 1, base: live, author: people.admin },
      savedAt: portal.time.now.toISOString(),
    };
    expect([saved.status, saved.json]).toEqual([200, { ...draft, errors: [] }]);
    expect(listed.json).toEqual([draft]);
    expect(read.json).toEqual({ ...draft, errors: [] });
    expect([gone.status, (await call('GET', '/definition-drafts')).json]).toEqual([204, []]);
    expect((await call('GET', `/definition-drafts/${saved.json.draft}`)).status).toBe(404);
    expect((await call('DELETE', `/definition-drafts/${saved.json.draft}`)).status).toBe(404);
    expect(await liveHash(portal)).toBe(live);
  });

  test('may be wrong, and what is wrong stands beside it', async () => {
    const wrong = await edited({ kind: 'form', definition: 'login' }, (json) => ({ ...json, fieldz: [] }));

    const { status, json } = await save(wrong);

    expect(status).toBe(200);
    expect(json.errors).toContainEqual(expect.objectContaining({ code: 'property/unknown', pointer: '/fieldz' }));
    await call('DELETE', `/definition-drafts/${json.draft}`);
  });

  test.each([
    ['no JSON', '{ "a": '],
    ['JSON that is too deep', `${'['.repeat(201)}${']'.repeat(201)}`],
    ['a name twice', '{ "a": 1, "a": 2 }'],
    ['a reserved name', '{ "__proto__": {} }'],
  ])('is kept while it is %s, and not published', async (_, text) => {
    const { portal } = opened();

    const { status, json } = await save({ kind: 'form', definition: 'login', text });
    const base = await liveHash(portal);
    const published = await call('POST', '/releases', { base, drafts: [json.draft] });

    expect([status, json.text, json.errors[0].code]).toEqual([200, text, 'file/json']);
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
    const { portal, database } = opened();
    const token = await portal.signIn(people.admin);
    const before = await dumpPortal(database);

    const { status, json } = await portal.call('PUT', '/definition-drafts', { token, body: change });

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
    const { portal, database } = opened();
    const first = await liveHash(portal);
    const { json: one } = await save(await resized(35));
    const wrong = await edited({ kind: 'form', definition: 'login' }, (json) => ({ ...json, fieldz: [] }));
    const { json: other } = await save(wrong);
    const all = { base: first };

    const refused = await call('POST', '/releases', all);
    const taken = await call('POST', '/releases', { ...all, drafts: [one.draft] });
    const again = await call('POST', '/releases', { base: await liveHash(portal), drafts: [one.draft] });

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
    await rollback(portal, first);
  });

  test('is refused with 409 when its definition was changed since, by name', async () => {
    const { portal } = opened();
    const first = await liveHash(portal);
    const { json } = await save(await resized(36));
    await publish(portal, [await resized(37)]);

    const stale = await call('POST', '/releases', { base: await liveHash(portal) });
    const again = await save(await resized(38), { revision: 1, base: await liveHash(portal) });
    const now = await call('POST', '/releases', { base: await liveHash(portal) });

    expect([stale.status, stale.json.code, stale.json.errors]).toEqual([
      ...[409, 'stale'],
      [{ code: 'definition/changed', kind: 'operation', definition: 'reports.run' }],
    ]);
    expect([again.json.draft, again.status, now.status]).toEqual([json.draft, 200, 200]);
    await rollback(portal, first);
  });

  test('is not outdated by a change of another definition', async () => {
    const { portal } = opened();
    const first = await liveHash(portal);
    await save(await resized(39));
    const another = await edited({ kind: 'access', definition: 'portal' }, (json) => ({
      ...json,
      policies: [...Object(json['policies']), { policy: 'no-one', when: false }],
    }));
    expect((await publish(portal, [another])).status).toBe(200);

    const { status } = await call('POST', '/releases', { base: await liveHash(portal) });

    expect(status).toBe(200);
    await rollback(portal, first);
  });
});

eachPortal('what is asked while a definition is written', (opened) => {
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    as: string = people.admin,
  ) => {
    const { portal } = opened();
    const token = await portal.signIn(as);
    const { status, json } = await portal.call(method, path, { token, ...(body === undefined ? {} : { body }) });
    return { status, json: Object(json) };
  };
  const title = { kind: 'screen', definition: 'forgot-password' };
  const renamedScreen = () => edited(title, (json) => ({ ...json, title: 'A New Password' }));

  test('a draft is judged with its texts, and with the drafts of its translations beside it', async () => {
    const change = await renamedScreen();
    const { kind, definition, text } = change;

    const alone = await call('POST', '/definition-drafts/judgement', { kind, definition, text });
    const drafts = [];
    for (const locale of ['fr', 'ro', 'zh']) {
      const of = { kind: 'locale', definition: `${locale}/forgot-password.screen` };
      const translated = await edited(of, (json) => ({ ...json, title: { of: 'A New Password', is: 'x' } }));
      drafts.push((await call('PUT', '/definition-drafts', translated)).json.draft);
    }
    const beside = await call('POST', '/definition-drafts/judgement', { kind, definition, text });

    expect(new Set(alone.json.errors.map(({ code }: { code: string }) => code))).toEqual(new Set(['text/stale']));
    expect(beside.json.errors).toEqual([]);
    expect(beside.json.texts).toContainEqual({ path: 'title', pointer: '/title', text: 'A New Password' });
    for (const draft of drafts) await call('DELETE', `/definition-drafts/${draft}`);
  });

  test('names of the set and properties of the language are completed', async () => {
    const asked = { kind: 'form', definition: 'forgot-password' };
    const named = '{ "$schema": "../form.schema.json", "submits": "auth." }';
    const written = '{ "" }';

    const operation = await call('POST', '/definition-drafts/completion', {
      ...asked,
      text: named,
      offset: named.indexOf('auth.') + 5,
    });
    const property = await call('POST', '/definition-drafts/completion', { ...asked, text: written, offset: 3 });
    const outside = await call('POST', '/definition-drafts/completion', { ...asked, text: written, offset: 9 });

    const labels = (answer: typeof operation) => answer.json.completions.map(({ label }: { label: string }) => label);
    expect(labels(operation)).toContain('auth.requestPasswordReset');
    expect(labels(property)).toContain('submits');
    expect([outside.status, Object.keys(outside.json.fields)]).toEqual([400, ['/offset']]);
  });

  test('definitions are found by a text in any language, and by what names them', async () => {
    const { portal } = opened();
    const hash = await liveHash(portal);

    const found = await call('GET', `/releases/${hash}/definitions?text=${encodeURIComponent('oublié')}`);
    const uses = await call('GET', `/releases/${hash}/uses?kind=form&definition=forgot-password`);
    const nowhere = await call('GET', `/releases/${'0'.repeat(64)}/definitions`);

    expect(found.json).toContainEqual(
      expect.objectContaining({ ...title, locale: 'fr', match: expect.stringContaining('oublié') }),
    );
    expect(uses.json.map(({ kind }: { kind: string }) => kind)).toContain('screen');
    expect(nowhere.status).toBe(404);
  });

  test('who may not see definitions is told nothing of them', async () => {
    const { portal } = opened();
    const hash = await liveHash(portal);

    const found = await call('GET', `/releases/${hash}/definitions`, undefined, people.programAdmin);

    expect(found.status).toBe(403);
  });
});
