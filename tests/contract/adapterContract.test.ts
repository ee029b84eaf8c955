import { beforeEach, describe, expect, test } from 'vitest';
import { OperationError, type User } from '#engine';
import { isAbortError } from '../../engine/operations/AbortError.ts';
import { users } from '../conformance/library/world.ts';
import { failureOf, inMemory, isBrowserThere, openersOverHttp, problems, records, refusal } from './openAdapters.ts';

const { inNode, inBrowser } = openersOverHttp();

describe.each([
  { name: 'in memory', open: async (user: User) => inMemory(user), isThere: true },
  { name: 'by HTTP', open: async (user: User) => (await inNode(user)).adapter, isThere: true },
  {
    name: 'by HTTP in a browser',
    open: async (user: User) => (await inBrowser(user)).adapter,
    isThere: isBrowserThere,
  },
])('an adapter $name', ({ open, isThere }) => {
  beforeEach(({ skip }) => skip(!isThere, 'no browser: set CHROMIUM'));

  test('answers a page, computed and permitted properties only, in the names of the definitions', async () => {
    const adapter = await open(users.member);

    expect(await adapter.run('books.list')).toEqual({
      content: [
        { isbn: '0001', title: 'Emma', author: 'Austen', copies: 3, price: 5, shelf: { row: 1, floor: 2 } },
        { isbn: '0002', title: 'Ivanhoe', author: 'Scott', copies: 1 },
      ],
      totalElements: 3,
      totalPages: 2,
      number: 0,
      size: 2,
    });
  });

  test.each([
    ['the second page', { page: 1 }, ['0003']],
    ['a page of another size', { size: 5, sort: '-title' }, ['0003', '0002', '0001']],
    ['empty values last, rising', { size: 5, sort: 'copies' }, ['0002', '0001', '0003']],
    ['empty values last, falling', { size: 5, sort: '-copies' }, ['0001', '0002', '0003']],
    ['a query', { author: 'Austen' }, ['0001', '0003']],
    ['a query that begins so', { author: 'aus*' }, ['0001', '0003']],
    ['a query by a part', { author: '*USTE*' }, ['0001', '0003']],
    ['a filter', { title: 'MM' }, ['0001']],
    ['two filters', { title: 'a', copies: 1 }, ['0002']],
    ['a filter of separators', { title: '|;' }, []],
    ['a range', { sort: 'title', price: { from: 4.5, to: 5 } }, ['0001']],
    ['a range with one end', { price: { from: 6 } }, []],
    ['a raw filter', { filter: 'number|equals|0003' }, ['0003']],
  ])('answers %s', async (_what, args, isbns) => {
    const adapter = await open(users.member);

    const page = await adapter.run('books.list', args);

    expect(page).toMatchObject({ content: isbns.map((isbn) => ({ isbn })) });
    expect(page).toHaveProperty('content.length', isbns.length);
  });

  test('answers one record by its key, and none for a stranger', async () => {
    const adapter = await open(users.librarian);

    expect(await adapter.run('books.get', { isbn: '0001' })).toMatchObject({ title: 'Emma', secret: 's' });
    expect(await refusal(adapter.run('books.get', { isbn: '9999' }))).toEqual({
      status: 404,
      code: 'not-found',
      fields: {},
    });
  });

  test('gives everybody only what is theirs; a foreign record is not found', async () => {
    const adapter = await open(users.member);

    expect(await adapter.run('loans.list')).toMatchObject({ totalElements: 1, content: [{ id: 1 }] });
    expect(await refusal(adapter.run('loans.update', { id: 2, until: '2026-12-01' }))).toMatchObject({ status: 404 });
  });

  test('refuses a range whose end is before its start, or is no number', async () => {
    const adapter = await open(users.member);

    const refused = { status: 400, code: 'validation' };
    expect(await refusal(adapter.run('books.list', { price: { from: 5, to: 4 } }))).toMatchObject(refused);
    expect(await refusal(adapter.run('books.list', { price: { from: 'five' } }))).toMatchObject(refused);
  });

  test('answers groups with their sums, of the records that a filter keeps', async () => {
    const adapter = await open(users.member);

    expect(await adapter.run('books.byAuthor')).toEqual([
      { author: 'Austen', copies: 3, count: 2 },
      { author: 'Scott', copies: 1, count: 1 },
    ]);
    expect(await adapter.run('books.byAuthor', { title: 'Ivan' })).toEqual([{ author: 'Scott', copies: 1, count: 1 }]);
  });

  test('filters between two days', async () => {
    const adapter = await open(users.librarian);

    const page = await adapter.run('loans.list', { from: '2026-09-15', until: '2026-10-31' });

    expect(page).toMatchObject({ content: [{ id: 2 }] });
  });

  test('creates, and the record is there', async () => {
    const adapter = await open(users.member);

    const made = await adapter.run('loans.create', { member: 'ANN@example.com', isbn: '0003', until: '2026-12-05' });

    expect(made).toMatchObject({ id: 4, member: 'ann@example.com', from: '2026-11-21', state: 'OPEN', days: 1 });
    expect(await adapter.run('loans.list')).toMatchObject({ totalElements: 2 });
  });

  test('says for each field what is wrong with it', async () => {
    const adapter = await open(users.member);

    const error = await failureOf(adapter.run('loans.create', { isbn: '0003', home: { street: 'Main 1', zip: 'x' } }));

    expect(error).toBeInstanceOf(OperationError);
    expect(error).toMatchObject({ operation: 'loans.create', status: 400, code: 'validation' });
    expect(error).toHaveProperty('fields', {
      '/member': 'Member is required',
      '/until': 'Say when it comes back',
      '/home/city': 'City is required',
      '/home/zip': 'Zip is not valid',
    });
  });

  test('hands on the list of everything that is wrong', async () => {
    const adapter = await open(users.member);

    const error = await failureOf(adapter.run('pins.change', { pin: 'used1' }));

    expect(error).toBeInstanceOf(OperationError);
    expect(error).toMatchObject({ status: 422, code: 'pin', message: 'The pin is not in order.', fields: {} });
    expect(error).toHaveProperty('errors', problems);
  });

  test('points at the definitions’ names, whatever they are called on the wire', async () => {
    const adapter = await open(users.librarian);

    const error = await failureOf(adapter.run('books.create', { isbn: '0009', title: 'T', price: -1 }));

    expect(error).toHaveProperty('fields', { '/price': 'Price must be at least 0' });
  });

  test('says in the message what is wrong where it is one thing', async () => {
    const adapter = await open(users.member);

    const error = await failureOf(
      adapter.run('loans.create', { member: 'a@example.com', isbn: '1', until: '2027-12-01' }),
    );

    expect(error).toMatchObject({ status: 400, code: 'validation', message: 'Too long: at most 30 days' });
  });

  test('takes events of the lifecycle, and refuses those that the state does not know', async () => {
    const adapter = await open(users.member);

    expect(await adapter.run('loans.return', { id: 1, condition: 'good' })).toMatchObject({
      state: 'CLOSED',
      returnedOn: '2026-11-21',
    });
    const again = adapter.run('loans.return', { id: 1, condition: 'good', returnedOn: '2026-11-21' });
    expect(await refusal(again)).toEqual({
      status: 409,
      code: 'state',
      fields: {},
    });
  });

  test('refuses an event whose condition does not hold, with its message', async () => {
    const adapter = await open(users.librarian);

    const error = await failureOf(adapter.run('loans.lose', { id: 1 }));

    expect(error).toMatchObject({ status: 409, code: 'state', message: 'Wait until 2026-11-30.' });
  });

  test('updates and removes', async () => {
    const adapter = await open(users.librarian);

    expect(await adapter.run('books.update', { isbn: '0002', title: 'Rob Roy' })).toMatchObject({
      isbn: '0002',
      title: 'Rob Roy',
      author: 'Scott',
    });
    expect(await adapter.run('books.remove', { isbn: '0002' })).toBeUndefined();
    expect(await refusal(adapter.run('books.get', { isbn: '0002' }))).toMatchObject({ status: 404 });
  });

  test('has one effect for one key', async () => {
    const adapter = await open(users.librarian);
    const book = { isbn: '0009', title: 'Waverley' };

    const first = await adapter.run('books.create', book, { onceKey: 'k1' });
    const again = await adapter.run('books.create', book, { onceKey: 'k1' });

    expect(again).toEqual(first);
    expect(await adapter.run('books.list')).toMatchObject({ totalElements: 4 });
    expect(await refusal(adapter.run('books.create', { ...book, isbn: '0010' }, { onceKey: 'k1' }))).toMatchObject({
      status: 409,
      code: 'once-reused',
    });
  });

  test.each([
    ['nobody', users.stranger, 401, 'unauthenticated'],
    ['somebody else', users.member, 403, 'forbidden'],
  ])('refuses %s', async (_who, user, status, code) => {
    const adapter = await open(user);

    expect(await refusal(adapter.run('books.create', { isbn: '0009', title: 'T' }))).toEqual({
      status,
      code,
      fields: {},
    });
  });

  test.each([
    ['an operation that does not exist', 'books.burn', {}, 'unknown-operation'],
    ['a path without its parameter', 'books.get', {}, 'unbound'],
    ['a filter that is too long', 'loans.list', { state: 'x'.repeat(2000) }, 'filter'],
  ])('does not ask for %s', async (_what, operation, args, code) => {
    const adapter = await open(users.librarian);

    expect(await refusal(adapter.run(operation, args))).toEqual({ status: 0, code, fields: {} });
  });

  test('rejects a call that was cancelled before it began', async () => {
    const adapter = await open(users.member);
    const controller = new AbortController();
    controller.abort();

    const error = await failureOf(adapter.run('books.list', {}, { signal: controller.signal }));

    expect(isAbortError(error)).toBe(true);
  });
});

describe('the adapter in memory', () => {
  test('rejects a call that is cancelled on its way', async () => {
    // given
    const controller = new AbortController();
    const adapter = inMemory(users.member, () => new Promise(() => undefined));
    const call = failureOf(adapter.run('books.list', {}, { signal: controller.signal }));

    // when
    controller.abort();

    // then
    expect(isAbortError(await call)).toBe(true);
  });

  test('hands out copies and leaves the given records alone', async () => {
    // given
    const before = JSON.stringify(records);
    const adapter = inMemory(users.librarian);

    // when
    const book = await adapter.run('books.get', { isbn: '0001' });
    if (typeof book === 'object' && book !== null) Object.assign(book, { title: 'Changed' });
    await adapter.run('books.update', { isbn: '0001', title: 'New' });

    // then
    expect(await adapter.run('books.get', { isbn: '0001' })).toMatchObject({ title: 'New' });
    expect(JSON.stringify(records)).toBe(before);
  });
});
