import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { isRecord } from '#engine';
import { verifyEventChain } from '../events/verifyEventChain.ts';
import { createWorkers } from '../jobs/createWorkers.ts';
import { dueEventsWorker } from '../jobs/dueEventsWorker.ts';
import { documentRelease } from '../testing/documentRelease.ts';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { addToyAccount, openToyApp, type ToyApp } from '../testing/openToyApp.ts';

const books = [
  { isbn: '0001', title: 'Emma', copies: 2, price: 9.5, place: { row: 4 }, authors: [{ name: 'Ann Quill' }] },
  { isbn: '0002', title: 'Dune', copies: 10, ageFrom: 12, authors: [{ name: 'Bo Sand' }, { name: 'Cy Reed' }] },
  { isbn: '0003', title: 'Ulysses', copies: 0, place: { row: 11 } },
  { isbn: '0004', title: 'Walden', copies: 1 },
];

eachDatabase(
  'documents',
  (database) => {
    let library: ToyApp | undefined;
    const tokens: Record<string, string> = {};
    beforeAll(async () => {
      await addToyAccount(database(), { email: 'lea@library.example', roles: ['Librarian'] });
      await addToyAccount(database(), { email: 'ann@library.example', roles: ['Member'] });
      await addToyAccount(database(), { email: 'bob@library.example', roles: ['Member'] });
      library = await openToyApp(database(), { documents: documentRelease() });
      for (const who of ['lea', 'ann', 'bob']) tokens[who] = await library.signIn(`${who}@library.example`);
      for (const body of books) await call('lea', 'POST', '/books', body);
    });
    const call = async (
      who: string,
      method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
      path: string,
      body?: unknown,
    ) => {
      const answer = await library?.call(method, path, {
        token: tokens[who] ?? '',
        ...(body === undefined ? {} : { body }),
      });
      return { status: answer?.status ?? 0, body: isRecord(answer?.body) ? answer.body : {}, list: answer?.body };
    };
    const isbns = async (query: string): Promise<readonly unknown[]> => {
      const { body } = await call('lea', 'GET', `/books?${query}`);
      return Array.isArray(body['content'])
        ? body['content'].map((book: unknown) => isRecord(book) && book['isbn'])
        : [];
    };

    test('are made, read, and known by key', async () => {
      const { status, body } = await call('lea', 'GET', '/books/0001');

      expect({ status, body: { ...body, updatedAt: 'then' } }).toEqual({
        status: 200,
        body: { ...books[0], label: '0001 Emma', version: 1, updatedAt: 'then' },
      });
      expect(await call('lea', 'GET', '/books/0999')).toMatchObject({ status: 404 });
    });

    test('come in pages, in the order of any stored property, numbers as numbers', async () => {
      expect(await isbns('sort=-copies&size=2')).toEqual(['0002', '0001']);
      expect(await isbns('sort=title&size=2&page=1')).toEqual(['0003', '0004']);
      expect(await isbns('sort=place.row')).toEqual(['0001', '0003', '0002']);
      expect((await call('lea', 'GET', '/books')).body).toMatchObject({ totalElements: 4, totalPages: 2, size: 3 });
    });

    test('are filtered by text, number, part of an object, item of a list and computed property', async () => {
      expect(await isbns('filter=title%7Ccontains%7Cu')).toEqual(['0002', '0003']);
      expect(await isbns('filter=title%7Ccontains%7Cdu*')).toEqual(['0002']);
      expect(await isbns('filter=title%7Ccontains%7Cun*')).toEqual([]);
      expect(await isbns('filter=copies%7Cequals%7C10')).toEqual(['0002']);
      expect(await isbns('filter=copies%7Cequalsafter%7C9;copies%7Cequalsbefore%7C10')).toEqual(['0002']);
      expect(await isbns('filter=place.row%7Cequals%7C11')).toEqual(['0003']);
      expect(await isbns('filter=authors.name%7Ccontains%7Creed')).toEqual(['0002']);
      expect(await isbns('filter=label%7Ccontains%7C0001%20em')).toEqual(['0001']);
    });

    test('keep what a person may not see from them', async () => {
      expect(await call('ann', 'GET', '/books?sort=price')).toMatchObject({ status: 400 });
      expect((await call('ann', 'GET', '/books/0001')).body).not.toHaveProperty('price');
    });

    test('of a key that is taken are refused', async () => {
      expect(await call('lea', 'POST', '/books', { isbn: '0001', title: 'Again' })).toMatchObject({
        status: 409,
        body: { code: 'taken', message: 'This name or number is already in use.' },
      });
      expect((await call('lea', 'GET', '/books/0001')).body).toMatchObject({ title: 'Emma' });
    });

    test('lose with PUT what is left out, but not what the caller may not give', async () => {
      await call('lea', 'POST', '/books', { isbn: '0101', title: 'Old', price: 3, place: { row: 1 } });

      const { status } = await call('ann', 'PUT', '/books/0101', { title: 'New', copies: 2 });

      const { body } = await call('lea', 'GET', '/books/0101');
      expect(status).toBe(200);
      expect(body).toMatchObject({ title: 'New', copies: 2, price: 3, label: '0101 New', version: 2 });
      expect(body).not.toHaveProperty('place');
    });

    test('keep with PATCH what is left out', async () => {
      await call('lea', 'POST', '/books', { isbn: '0102', title: 'Old', copies: 3 });

      await call('lea', 'PATCH', '/books/0102', { title: 'New' });

      expect((await call('lea', 'GET', '/books/0102')).body).toMatchObject({ title: 'New', copies: 3 });
    });

    test('are changed once by twenty who read the same version', async () => {
      await call('lea', 'POST', '/books', { isbn: '0103', title: 'Shared' });

      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, at) => call('lea', 'PUT', '/books/0103', { title: `Reader ${at}`, version: 1 })),
      );

      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
        code: 'conflict',
        message: 'Someone else changed this while you were editing.',
      });
      expect((await call('lea', 'GET', '/books/0103')).body).toMatchObject({ version: 2 });
    });

    test('are numbered in the pattern of their key, also when many come at once', async () => {
      const made = await Promise.all(
        Array.from({ length: 10 }, () =>
          call('bob', 'POST', '/loans', { isbn: '0002', memberEmail: 'bob@library.example' }),
        ),
      );

      const numbers = made.map(({ body }) => String(body['loanNumber']));
      expect(new Set(numbers).size).toBe(10);
      expect(numbers.every((number) => /^L-\d{4}$/.test(number))).toBe(true);
    });

    test('of somebody else do not exist, cannot be made and cannot be given away', async () => {
      const { body } = await call('ann', 'POST', '/loans', { isbn: '0001', memberEmail: 'ann@library.example' });

      expect(await call('bob', 'GET', `/loans/${String(body['loanNumber'])}`)).toMatchObject({ status: 404 });
      expect(await call('bob', 'POST', `/loans/${String(body['loanNumber'])}/return`)).toMatchObject({ status: 404 });
      expect(await call('bob', 'POST', '/loans', { isbn: '0001', memberEmail: 'ann@library.example' })).toMatchObject({
        status: 403,
      });
      const note = await call('ann', 'POST', '/notes', { writer: 'ann@library.example', text: 'mine' });
      expect(note).toMatchObject({ status: 200, body: { id: 1 } });
      expect(await call('ann', 'PUT', '/notes/1', { writer: 'bob@library.example', text: 'yours' })).toMatchObject({
        status: 403,
      });
      expect((await call('bob', 'GET', '/notes')).list).toEqual([]);
      const { rows } = await sql<{ count: number }>`select count(*)::integer as count from document
        where entity = 'book'`.execute(database().current());
      expect((await call('lea', 'GET', '/books')).body).toMatchObject({ totalElements: rows[0]?.count });
      expect((await call('lea', 'GET', '/loans?filter=book.title%7Ccontains%7Cemma')).body).toMatchObject({
        totalElements: 1,
        content: [{ memberEmail: 'ann@library.example', book: { title: 'Emma' } }],
      });
    });

    test('move through their lifecycle, and a guard refuses in its own words', async () => {
      const { body } = await call('ann', 'POST', '/loans', { isbn: '0004', memberEmail: 'ann@library.example' });
      const path = `/loans/${String(body['loanNumber'])}/return`;

      expect(body).toMatchObject({ state: 'OUT', book: { title: 'Walden' } });
      expect(await call('ann', 'POST', path)).toMatchObject({ status: 200, body: { state: 'BACK' } });
      expect(await call('ann', 'POST', path)).toMatchObject({ status: 409, body: { code: 'state' } });
      expect(await call('ann', 'POST', '/loans', { isbn: '0003', memberEmail: 'ann@library.example' })).toMatchObject({
        status: 409,
        body: { message: 'No copy is left.' },
      });
    });

    test('are moved on by the clock, with the mail that belongs to it, once', async () => {
      const loan = { isbn: '0001', memberEmail: 'late@library.example', dueOn: '2026-11-25' };
      const { body } = await call('lea', 'POST', '/loans', loan);
      if (library === undefined) throw new Error('The library is open only inside tests.');
      const [worker] = createWorkers([dueEventsWorker], library.services);
      await worker?.work({});
      const before = await call('lea', 'GET', `/loans/${String(body['loanNumber'])}`);
      library.time.now = new Date('2026-11-26T10:00:00Z');

      await worker?.work({});
      await worker?.work({});

      library.time.now = new Date('2026-11-21T10:00:00Z');
      expect(before.body).toMatchObject({ state: 'OUT' });
      expect((await call('lea', 'GET', `/loans/${String(body['loanNumber'])}`)).body).toMatchObject({ state: 'LATE' });
      const mails = await database().current().selectFrom('mail').select(['to', 'subject', 'text']).execute();
      expect(mails).toEqual([{ to: 'late@library.example', subject: 'Emma is late', text: 'Due 11/25/2026' }]);
    });

    test('that others name stay; what nobody names can go', async () => {
      await call('lea', 'POST', '/books', { isbn: '0104', title: 'Alone' });

      expect(await call('lea', 'DELETE', '/books/0002')).toMatchObject({ status: 409, body: { code: 'in-use' } });
      expect(await call('ann', 'DELETE', '/books/0104')).toMatchObject({ status: 403 });
      expect((await call('lea', 'DELETE', '/books/0104')).status).toBeLessThan(300);
      expect(await call('lea', 'GET', '/books/0104')).toMatchObject({ status: 404 });
    });

    test('leave every change in the event log', async () => {
      await call('lea', 'POST', '/books', { isbn: '0105', title: 'One' });
      await call('lea', 'PUT', '/books/0105', { title: 'Two' });
      await call('lea', 'DELETE', '/books/0105');

      const events = await database()
        .current()
        .selectFrom('event')
        .select(['what', 'actor'])
        .where('key', '=', '0105')
        .orderBy('seq')
        .execute();

      expect(events).toEqual(['create', 'update', 'remove'].map((what) => ({ what, actor: 'lea@library.example' })));
      expect(await verifyEventChain(database().current())).toMatchObject({ whole: true });
    });

    test('are indexed by what the definitions find them by', async () => {
      const { rows } = await sql<{ indexdef: string }>`select indexdef from pg_indexes
        where tablename = 'document' and indexname like 'document\\_%' and indexname <> 'document_pkey'`.execute(
        database().current(),
      );

      const owners = rows.filter(({ indexdef }) => indexdef.includes("'memberEmail'"));
      expect(owners.map(({ indexdef }) => indexdef.includes("WHERE (entity = 'loan'::text)"))).toEqual([true]);
    });
  },
  { prepare: () => Promise.resolve() },
);
