import { afterEach, describe, expect, test } from 'vitest';
import { createHttpAdapter, createMemoryAdapter, type MemoryCall } from '#api';
import { expressions } from '#compiler';
import { type OperationAdapter, OperationError, type Release, totalOf, type User } from '#engine';
import { isAbortError } from '../../engine/operations/AbortError.ts';
import { clock, release, users, validators } from '../conformance/library/world.ts';
import { type Instead, type ServedRelease, serveRelease } from './serveRelease.ts';

const records = {
  book: [
    { isbn: '0001', title: 'Emma', author: 'Austen', copies: 3, price: 5, secret: 's', shelf: { row: 1, floor: 2 } },
    { isbn: '0002', title: 'Ivanhoe', author: 'Scott', copies: 1 },
    { isbn: '0003', title: 'Persuasion', author: 'Austen' },
  ],
  loan: [
    { id: 1, member: 'ann@example.com', isbn: '0001', from: '2026-11-01', until: '2026-11-30', state: 'OPEN' },
    { id: 2, member: 'bo@example.com', isbn: '0002', from: '2026-10-01', until: '2026-10-20', state: 'OPEN' },
    { id: 3, member: 'bo@example.com', isbn: '0002', from: '2026-09-01', until: '2026-09-20', state: 'CLOSED' },
  ],
};

const problems = [
  {
    code: 'pin/short',
    message: 'Too short',
    file: 'pins.json',
    pointer: '/pin',
    line: 2,
    column: 3,
    hint: 'Four digits',
  },
  { code: 'pin/old', message: 'Used before', file: 'pins.json', pointer: '' },
];

function changePin({ body }: MemoryCall): undefined {
  if (body['pin'] !== 'used1') return;
  const message = 'The pin is not in order.';
  throw new OperationError({ operation: 'pins.change', status: 422, code: 'pin', message, errors: problems });
}

function inMemory(user: User, delay?: () => Promise<void>): OperationAdapter {
  const handlers = { 'cards.print': () => 'a card', 'pins.change': changePin };
  return createMemoryAdapter({
    release,
    records,
    validators,
    user,
    clock,
    expressions,
    handlers,
    ...(delay ? { delay } : {}),
  });
}

const served: ServedRelease[] = [];
afterEach(async () => {
  for (const one of served.splice(0)) await one.close();
});

interface HttpParts {
  readonly token?: string | undefined;
  readonly instead?: Instead;
  readonly told?: string[];
  readonly timeout?: number;
  /** What the server waits for before each answer. */
  readonly delay?: () => Promise<void>;
  /** What the caller knows of the operations; what the server has when absent. */
  readonly known?: Release;
}

async function overHttp(
  user: User,
  parts: HttpParts = {},
): Promise<{ adapter: OperationAdapter; server: ServedRelease }> {
  const server = await serveRelease(release, inMemory(user, parts.delay), parts.instead ?? (() => undefined));
  served.push(server);
  const { told = [] } = parts;
  const adapter = createHttpAdapter({
    baseUrl: server.url,
    apiKey: 'library-key',
    version: '1',
    release: () => parts.known ?? release,
    expressions,
    token: () => ('token' in parts ? parts.token : 'a.b.c'),
    requestor: () => user.email,
    locale: () => 'fr',
    onRelease: (hash) => told.push(`release ${hash === release.hash}`),
    onUnauthenticated: () => told.push('unauthenticated'),
    ...(parts.timeout === undefined ? {} : { timeout: parts.timeout }),
  });
  return { adapter, server };
}

async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    (value) => ({ answered: value }),
    (error: unknown) => error,
  );
}

async function refusal(promise: Promise<unknown>): Promise<unknown> {
  const error = await failureOf(promise);
  if (!(error instanceof OperationError)) return error;
  return { status: error.status, code: error.code, fields: error.fields };
}

describe.each([
  ['in memory', async (user: User) => inMemory(user)],
  ['by HTTP', async (user: User) => (await overHttp(user)).adapter],
] as const)('an adapter %s', (_name, open) => {
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

    expect(error).toHaveProperty('fields', { '/price': 'Price is not valid' });
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

describe('the adapter by HTTP', () => {
  test('sends its headers, and the body in the names of the wire', async () => {
    // given
    const { adapter, server } = await overHttp(users.librarian);

    // when
    await adapter.run('books.create', { isbn: '0009', title: 'Waverley', price: 7 }, { onceKey: 'k1' });

    // then
    const [request] = server.seen;
    expect(request).toMatchObject({
      method: 'POST',
      url: '/api/books',
      headers: {
        'x-api-key': 'library-key',
        'accept-version': '1',
        'accept-language': 'fr',
        authorization: 'Bearer a.b.c',
        requestor: 'lee@example.com',
        'idempotency-key': 'k1',
        'content-type': 'application/json',
      },
    });
    expect(JSON.parse(request?.body ?? '')).toEqual({ isbn: '0009', title: 'Waverley', cost: 7 });
  });

  test('sends no key for what may be done twice, and no empty header', async () => {
    const { adapter, server } = await overHttp(users.stranger, { token: undefined });

    await failureOf(adapter.run('books.list', {}, { onceKey: 'k1' }));

    const headers = Object.keys(server.seen[0]?.headers ?? {});
    expect(headers.filter((name) => ['idempotency-key', 'authorization', 'requestor'].includes(name))).toEqual([]);
  });

  test('tells of the server’s release and of a token that is refused', async () => {
    const told: string[] = [];
    const { adapter } = await overHttp(users.stranger, { told });

    await failureOf(adapter.run('books.list'));

    expect(told).toEqual(['release true', 'unauthenticated']);
  });

  test('knows of a list that is cut how many there are', async () => {
    const paged = release.operations['books.list'];
    if (paged === undefined) throw new Error('The library lists its books.');
    const list: typeof paged = { ...paged, result: { shape: 'list', type: 'book' } };
    const known: Release = { ...release, operations: { ...release.operations, 'books.list': list } };
    const answered =
      (headers: Readonly<Record<string, string>>): Instead =>
      () => ({ status: 200, body: '[{}]', headers });

    const cut = await overHttp(users.member, { known, instead: answered({ 'x-total': '3' }) });
    const whole = await overHttp(users.member, { known, instead: answered({}) });

    expect(totalOf(await cut.adapter.run('books.list'))).toBe(3);
    expect(totalOf(await whole.adapter.run('books.list'))).toBeUndefined();
  });

  test('does not call a wrong password an ended session', async () => {
    const told: string[] = [];
    const { adapter } = await overHttp(users.stranger, { told, token: undefined });

    await failureOf(adapter.run('books.list'));

    expect(told).toEqual(['release true']);
  });

  test('shows the message by the operation’s rule', async () => {
    const instead: Instead = () => ({
      status: 422,
      body: JSON.stringify({ message: '400 Bad Request: No such shelf' }),
    });
    const { adapter } = await overHttp(users.librarian, { instead });

    const error = await failureOf(adapter.run('books.update', { isbn: '1', title: 'T' }));

    expect(error).toMatchObject({ status: 422, code: 'rule', message: 'No such shelf' });
  });

  test('ends a call that is never answered, and says that nothing came', async () => {
    const { adapter } = await overHttp(users.member, { timeout: 50, delay: () => new Promise(() => undefined) });

    expect(await refusal(adapter.run('books.list'))).toEqual({ status: 0, code: 'network', fields: {} });
  });

  test.each([
    [
      'an answer that is no JSON',
      { status: 502, body: '<html>Bad gateway</html>', headers: { 'content-type': 'text/html' } },
      502,
      'failed',
    ],
    ['an empty answer', { status: 429 }, 429, 'rate-limit'],
  ])('makes one error of %s', async (_what, answer, status, code) => {
    const { adapter } = await overHttp(users.member, { instead: () => answer });

    expect(await refusal(adapter.run('books.list'))).toEqual({ status, code, fields: {} });
  });

  test.each([
    ['an object', undefined, '{"rows":[]}'],
    ['a text', undefined, '"none"'],
    ['null', undefined, 'null'],
    ['an object without the name of the list', 'bookList', '{"rows":[]}'],
    ['null below the name of the list', 'bookList', '{"bookList":null}'],
  ])('does not take %s for a list without entries', async (_what, under, body) => {
    // given
    const page = release.operations['books.list'];
    if (page === undefined) throw new Error('The library lists its books.');
    const result = { shape: 'list', type: 'book', ...(under === undefined ? {} : { under }) } as const;
    const list = { ...page, result };
    const known = { ...release, operations: { ...release.operations, 'books.list': list } };
    const { adapter } = await overHttp(users.member, { known, instead: () => ({ status: 200, body }) });

    // when
    const error = await refusal(adapter.run('books.list'));

    // then
    expect(error).toEqual({ status: 200, code: 'no-list', fields: {} });
  });

  test('says network when nobody answers', async () => {
    const { adapter, server } = await overHttp(users.member);
    await server.close();

    expect(await refusal(adapter.run('books.list'))).toEqual({ status: 0, code: 'network', fields: {} });
  });

  test('rejects a call that is cancelled on its way', async () => {
    // given
    const controller = new AbortController();
    const instead: Instead = () => {
      controller.abort();
      return undefined;
    };
    const { adapter } = await overHttp(users.member, { instead });

    // when
    const error = await failureOf(adapter.run('books.list', {}, { signal: controller.signal }));

    // then
    expect(isAbortError(error)).toBe(true);
  });

  test('gives a file with its name, type and bytes', async () => {
    const headers = {
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''k%C3%A5rt.pdf",
    };
    const { adapter } = await overHttp(users.member, { instead: () => ({ status: 200, body: 'card', headers }) });

    const file = await adapter.run('cards.print', { email: 'ann@example.com' });

    expect(file).toMatchObject({ name: 'kårt.pdf', type: 'application/pdf' });
    const data = typeof file === 'object' && file !== null && 'data' in file ? file.data : undefined;
    expect(data instanceof ArrayBuffer && new TextDecoder().decode(data)).toBe('card');
  });

  test('reads why a file is refused', async () => {
    const body = JSON.stringify({ code: 'forbidden', message: 'Not yours' });
    const { adapter } = await overHttp(users.member, { instead: () => ({ status: 403, body }) });

    expect(await failureOf(adapter.run('cards.print', { email: 'a' }))).toMatchObject({
      status: 403,
      message: 'Not yours',
    });
  });

  test('sends a file beside the rest of the body', async () => {
    // given
    const { adapter, server } = await overHttp(users.librarian, { instead: () => ({ status: 204 }) });

    // when
    await adapter.run('covers.upload', { file: new File(['png'], 'emma.png', { type: 'image/png' }), isbn: '0001' });

    // then
    const [request] = server.seen;
    expect(request?.headers['content-type']).toContain('multipart/form-data; boundary=');
    expect(request?.body).toContain('name="cover"');
    expect(request?.body).toContain('{"isbn":"0001"}');
    expect(request?.body).toContain('name="file"; filename="emma.png"');
  });
});
