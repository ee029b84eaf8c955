import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { addToyAccount, openToyApp, type ToyApp } from '../testing/openToyApp.ts';

type Json = Readonly<Record<string, unknown>>;

eachDatabase('roles and functions', (database) => {
  let toy: ToyApp | undefined;
  let other: ToyApp | undefined;
  beforeAll(async () => {
    toy = await openToyApp(database());
    other = await openToyApp(database());
  });
  afterAll(async () => {
    await toy?.app.close();
    await other?.app.close();
  });
  const servers = (): readonly [ToyApp, ToyApp] => {
    if (toy === undefined || other === undefined) throw new Error('The servers are open only inside tests.');
    return [toy, other];
  };
  let ids: Readonly<Record<string, number>> = {};
  beforeEach(async () => {
    const db = database().current();
    for (const table of ['account', 'stored_role', 'stored_function', 'event', 'security_event'] as const)
      await db.deleteFrom(table).execute();
    await db
      .updateTable('access_version')
      .set((update) => ({ version: update('version', '+', 1) }))
      .execute();
    const lee = await addToyAccount(database(), { email: 'lee@library.example', roles: ['Librarian'] });
    const ann = await addToyAccount(database(), { email: 'ann@library.example', roles: ['reader'] });
    const ben = await addToyAccount(database(), { email: 'ben@library.example', roles: ['Member', 'Clerk'] });
    await addToyAccount(database(), { email: 'gone@library.example', roles: ['Member'], active: false });
    ids = { lee, ann, ben };
  });
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: Json) => {
    const [app] = servers();
    const token = await app.signIn('lee@library.example');
    return app.call(method, path, { token, ...(body === undefined ? {} : { body }) });
  };
  const save = (changes: Json) =>
    call('PUT', '/config/roles', { name: 'Member', displayName: 'Member', functionalIds: [100], ...changes });
  const held = async () => {
    const rows = await database().current().selectFrom('account').select(['id', 'functional_ids']).execute();
    return Object.fromEntries(
      Object.entries(ids).map(([name, id]) => [name, rows.find((row) => row.id === id)?.functional_ids]),
    );
  };
  const events = () =>
    database().current().selectFrom('event').select(['entity', 'key', 'what']).orderBy('seq').execute();

  test('are those of the release while nobody has changed them, with how many open accounts have each', async () => {
    const { status, body } = await call('GET', '/config/roles');

    const role = { added: false, version: 1 };
    expect([status, body]).toEqual([
      200,
      [
        { ...role, name: 'Member', displayName: 'Member', functionalIds: [100], people: 2 },
        { ...role, name: 'Clerk', displayName: 'Clerk', functionalIds: [200], people: 1 },
        { ...role, name: 'Librarian', displayName: 'Librarian', functionalIds: [200, 300, 301, 302], people: 1 },
      ],
    ]);
    expect((await call('GET', '/roles/Nobody')).status).toBe(404);
  });

  describe('that are changed', () => {
    test('keep what everybody has, and count for whoever gets the role from then on', async () => {
      const { status, body } = await save({ displayName: ' Reader ', functionalIds: [300, 100, 300] });

      expect([status, body]).toEqual([
        200,
        {
          ...{ name: 'Member', displayName: 'Reader', functionalIds: [100, 300], added: false, version: 2 },
          ...{ changedAt: '2026-11-21T10:00:00.000Z', changedBy: 'lee@library.example' },
        },
      ]);
      expect(await held()).toEqual({ lee: [200, 300, 301, 302], ann: [100], ben: [100, 200] });
      expect((await call('GET', '/roles/Member')).body).toEqual({ ...Object(body), people: 2 });
      expect(await events()).toEqual([{ entity: 'role', key: 'Member', what: 'update' }]);
    });

    test('are applied on request to everybody who has the role, with an event for each', async () => {
      const { status } = await save({ functionalIds: [300], apply: 'change' });

      expect([status, await held()]).toEqual([200, { lee: [200, 300, 301, 302], ann: [300], ben: [200, 300] }]);
      expect(await events()).toEqual([
        { entity: 'role', key: 'Member', what: 'update' },
        { entity: 'account', key: String(ids['ann']), what: 'role' },
        { entity: 'account', key: String(ids['ben']), what: 'role' },
      ]);
    });

    test('leave a function that another role of the person gives', async () => {
      await save({ functionalIds: [100, 200], confirm: ['shelves'], apply: 'change' });
      await save({ functionalIds: [100], apply: 'change' });

      expect(await held()).toMatchObject({ ann: [100], ben: [100, 200] });
    });

    test('give every default on request, also to somebody from whom it was taken away', async () => {
      await database()
        .current()
        .updateTable('account')
        .set({ functional_ids: [9] })
        .where('id', '=', ids['ann'] ?? 0)
        .execute();

      const { status } = await save({ apply: 'all' });

      expect([status, (await held())['ann'], await events()]).toEqual([
        200,
        [9, 100],
        [{ entity: 'account', key: String(ids['ann']), what: 'role' }],
      ]);
      expect((await save({ apply: 'all' })).status).toBe(409);
    });

    test('are as the release has them again when they are set back', async () => {
      await save({ displayName: 'Reader', functionalIds: [] });
      const { body } = await save({});

      const row = await database()
        .current()
        .selectFrom('stored_role')
        .select(['title', 'functions'])
        .executeTakeFirst();
      expect([body, row]).toMatchObject([
        { functionalIds: [100], version: 3 },
        { title: null, functions: null },
      ]);
    });

    test('are refused over an older version, and nothing is stored', async () => {
      await save({ displayName: 'Reader' });

      const { status, body } = await save({ displayName: 'Guest', version: 1 });

      expect([status, body]).toMatchObject([
        409,
        { code: 'conflict', version: 2, errors: [{ path: 'displayName', base: 'Member', current: 'Reader' }] },
      ]);
      expect((await call('GET', '/roles/Member')).body).toMatchObject({ displayName: 'Reader', version: 2 });
    });

    test('count at the next request on every server', async () => {
      const [, second] = servers();
      const token = await second.signIn('ann@library.example');
      const before = await second.call('GET', '/config/functions', { token });

      await save({ functionalIds: [100, 200], confirm: ['shelves'], apply: 'change' });
      const after = await second.call('GET', '/config/functions', { token });
      await save({ functionalIds: [100], apply: 'change' });
      const again = await second.call('GET', '/config/functions', { token });

      expect([before.status, after.status, again.status]).toEqual([403, 200, 403]);
    });
  });

  describe('that open something', () => {
    test('are refused until it is confirmed by its name, and nothing is stored', async () => {
      const refused = await save({ functionalIds: [100, 200], confirm: ['keys'], apply: 'change' });
      const stored = await call('GET', '/roles/Member');
      const saved = await save({ functionalIds: [100, 200], confirm: ['shelves'] });

      expect([refused.status, refused.body]).toMatchObject([
        422,
        {
          code: 'unconfirmed',
          message: 'This gives people more than they have. Confirm each permission by its name: 200 Shelves.',
          errors: [{ code: 'access/widened', policy: 'shelves', people: 1, message: '200 Shelves' }],
        },
      ]);
      expect(stored.body).toMatchObject({ functionalIds: [100], version: 1 });
      expect(saved.status).toBe(200);
    });

    test('say before they are saved who gains what', async () => {
      const { status, body } = await call(
        'GET',
        '/config/roles/forecast?name=Member&functionalIds=100&functionalIds=200&functionalIds=777&apply=change',
      );

      const functions = { id: 'config.functions.list', title: 'Functions', kind: 'operation' };
      expect([status, body]).toEqual([
        200,
        {
          ...{ people: 2, concerned: 2, gaining: 1, losing: 0, unused: ['777'] },
          grants: [{ policy: 'shelves', title: '200 Shelves', people: 1 }],
          changes: [{ ...functions, effect: 'gains', people: 1, later: true }],
        },
      ]);
      expect((await call('GET', '/roles/Member')).body).toMatchObject({ version: 1 });
    });

    test('say who loses what, and concern nobody who has the role unless they are applied', async () => {
      const path = '/config/roles/forecast?name=Clerk';

      const kept = await call('GET', path);
      const applied = await call('GET', `${path}&apply=change`);

      const lost = { effect: 'loses', kind: 'operation', id: 'config.functions.list', title: 'Functions', later: true };
      expect([kept.body, applied.body]).toEqual([
        { people: 1, concerned: 0, gaining: 0, losing: 0, unused: [], grants: [], changes: [{ ...lost, people: 0 }] },
        { people: 1, concerned: 1, gaining: 0, losing: 1, unused: [], grants: [], changes: [{ ...lost, people: 1 }] },
      ]);
    });
  });

  describe('that take something away', () => {
    test('are refused when they take it from the caller, who is told who has it', async () => {
      await addToyAccount(database(), { email: 'kim@library.example', roles: ['Librarian'] });

      const { status, body } = await call('PUT', '/config/roles', {
        ...{ name: 'Librarian', displayName: 'Librarian', functionalIds: [200, 300], apply: 'change' },
      });

      expect([status, body]).toMatchObject([
        409,
        {
          code: 'own-rights',
          message:
            'Nobody would have the permission for “Save the role” any more. It is held today by Toy Person (lee@library.example), Toy Person (kim@library.example).',
        },
      ]);
      expect((await held())['lee']).toEqual([200, 300, 301, 302]);
    });

    test('name the caller where others keep it', async () => {
      const kim = await addToyAccount(database(), { email: 'kim@library.example', roles: ['Librarian', 'Clerk'] });
      await save({ functionalIds: [100] });
      await call('PUT', '/config/roles', {
        ...{ name: 'Clerk', displayName: 'Clerk', functionalIds: [200, 301], confirm: ['keys'] },
      });
      await database()
        .current()
        .updateTable('account')
        .set({ roles: ['Librarian', 'Clerk'] })
        .where('id', '=', kim)
        .execute();

      const { status, body } = await call('PUT', '/config/roles', {
        ...{ name: 'Librarian', displayName: 'Librarian', functionalIds: [200, 300], apply: 'change' },
      });

      expect([status, Object(body).message]).toEqual([
        409,
        'You would lose the permission for “Save the role” yourself. It is held today by Toy Person (lee@library.example), Toy Person (kim@library.example).',
      ]);
    });
  });

  describe('that are added', () => {
    const add = (changes: Json) =>
      call('POST', '/config/roles', { name: 'Guest', displayName: 'Guest of a day', functionalIds: [], ...changes });

    test('are roles of accounts at the next request on every server', async () => {
      const [, second] = servers();
      const token = await second.signIn('ann@library.example');
      await database()
        .current()
        .updateTable('account')
        .set({ roles: ['guest'] })
        .where('id', '=', ids['ann'] ?? 0)
        .execute();
      const before = await second.call('GET', '/auth/user/me', { token });

      const { status, body } = await add({});

      const after = await second.call('GET', '/auth/user/me', { token });
      expect([status, body]).toMatchObject([
        200,
        { name: 'Guest', displayName: 'Guest of a day', functionalIds: [], added: true, version: 1 },
      ]);
      expect([Object(before.body).roles, Object(after.body).roles]).toEqual([[], ['Guest']]);
      expect(await events()).toEqual([{ entity: 'role', key: 'Guest', what: 'create' }]);
      expect((await call('GET', '/roles/Guest')).body).toMatchObject({ added: true, people: 1 });
    });

    test.each([['Member'], ['member'], [' READER ']])('cannot be called %s, as another is', async (name) => {
      const { status, body } = await add({ name });

      expect([status, body]).toMatchObject([400, { fields: { '/name': 'This name is taken' } }]);
    });

    test('have to be confirmed where their functions open something', async () => {
      const refused = await add({ functionalIds: [200] });
      const added = await add({ functionalIds: [200], confirm: ['shelves'] });

      expect([refused.status, added.status]).toEqual([422, 200]);
    });
  });

  describe('functions', () => {
    const change = (method: 'POST' | 'PUT', body: Json) => call(method, '/config/function', body);

    test('are listed with those that roles or people have and nobody has named', async () => {
      await database()
        .current()
        .updateTable('account')
        .set({ functional_ids: [9] })
        .where('id', '=', ids['ann'] ?? 0)
        .execute();

      const { body } = await call('GET', '/admin/functions');

      const plain = { used: false, version: 1 };
      expect(body).toEqual([
        { ...plain, uiFunctionId: 9, roles: [], people: 1 },
        { ...plain, uiFunctionId: 100, roles: ['Member'], people: 1 },
        { ...plain, uiFunctionId: 200, name: 'Shelves', used: true, roles: ['Clerk', 'Librarian'], people: 2 },
        { ...plain, uiFunctionId: 300, roles: ['Librarian'], people: 1 },
        { ...plain, uiFunctionId: 301, name: 'Keys', used: true, roles: ['Librarian'], people: 1 },
        { ...plain, uiFunctionId: 302, roles: ['Librarian'], people: 1 },
      ]);
    });

    test('are added and renamed, those of the release too, and can be given to a role at once', async () => {
      const added = await change('POST', { uiFunctionId: 777, name: 'Attic' });
      const renamed = await change('PUT', { uiFunctionId: 200, name: 'Stacks' });
      const again = await change('PUT', { uiFunctionId: 777, name: 'Loft' });
      const role = await save({ functionalIds: [100, 777], apply: 'change' });

      expect([added.status, renamed.status, role.status]).toEqual([200, 200, 200]);
      expect(again.body).toMatchObject({ uiFunctionId: 777, name: 'Loft', used: false, version: 2 });
      expect((await call('GET', '/config/functions')).body).toMatchObject([
        { uiFunctionId: 100 },
        { uiFunctionId: 200, name: 'Stacks', used: true },
        { uiFunctionId: 300 },
        { uiFunctionId: 301, name: 'Keys' },
        { uiFunctionId: 302 },
        { uiFunctionId: 777, name: 'Loft', used: false },
      ]);
      expect((await held())['ann']).toEqual([100, 777]);
    });

    test('are not added twice, not renamed when there are none, and not renamed over an older version', async () => {
      await change('PUT', { uiFunctionId: 200, name: 'Stacks' });

      const twice = await change('POST', { uiFunctionId: 301, name: 'Other keys' });
      const none = await change('PUT', { uiFunctionId: 555, name: 'Cellar' });
      const stale = await change('PUT', { uiFunctionId: 200, name: 'Racks', version: 1 });

      expect([twice.status, twice.body]).toMatchObject([400, { fields: { '/uiFunctionId': 'This number is taken' } }]);
      expect([none.status, stale.status]).toEqual([404, 409]);
    });
  });
});
