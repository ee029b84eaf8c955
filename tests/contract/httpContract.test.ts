import { beforeEach, describe, expect, test } from 'vitest';
import { type Release, totalOf } from '#engine';
import { isAbortError } from '../../engine/operations/AbortError.ts';
import { release, users } from '../conformance/library/world.ts';
import { failureOf, isBrowserThere, openersOverHttp, refusal } from './openAdapters.ts';
import type { Instead } from './serveRelease.ts';

const { inNode, inBrowser } = openersOverHttp();

describe.each([
  { place: 'in Node', overHttp: inNode, isThere: true },
  { place: 'in a browser', overHttp: inBrowser, isThere: isBrowserThere },
])('the adapter by HTTP $place', ({ overHttp, isThere }) => {
  beforeEach(({ skip }) => skip(!isThere, 'no browser: set CHROMIUM'));

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
    const { adapter } = await overHttp(users.member, { instead, delay: () => new Promise(() => undefined) });

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

  test('tells while a file is sent how much of it has been sent', async () => {
    // given
    const { adapter } = await overHttp(users.librarian, { instead: () => ({ status: 204 }) });
    const parts: number[] = [];

    // when
    const file = new File(['png'.repeat(100_000)], 'emma.png', { type: 'image/png' });
    await adapter.run('covers.upload', { file, isbn: '0001' }, { onUploadProgress: (part) => parts.push(part) });

    // then
    expect(parts.at(-1)).toBe(1);
    expect(parts).toEqual(parts.toSorted((left, right) => left - right));
  });

  test('ends what is kept alive as any other call', async () => {
    // given
    const { adapter, server } = await overHttp(users.librarian);
    const kept = { keepalive: true, onceKey: 'k1' };
    const book = { isbn: '0009', title: 'Waverley' };

    // when
    const made = await adapter.run('books.create', book, kept);
    const refused = await refusal(adapter.run('books.create', { ...book, title: '' }, kept));
    await server.close();
    const lost = await refusal(adapter.run('books.create', book, kept));

    // then
    expect(made).toMatchObject(book);
    expect(refused).toMatchObject({ status: 409, code: 'once-reused' });
    expect(lost).toEqual({ status: 0, code: 'network', fields: {} });
    expect(server.seen[0]).toMatchObject({
      ...{ method: 'POST', url: '/api/books' },
      headers: { authorization: 'Bearer a.b.c', 'idempotency-key': 'k1', 'content-type': 'application/json' },
    });
  });

  test('names the draft that a call is a step of', async () => {
    const { adapter, server } = await overHttp(users.librarian);

    const draft = { wizard: 'new-book', key: 'é 1', step: 'title', last: true };
    await adapter.run('books.create', { isbn: '0009', title: 'Waverley' }, { draft });

    expect(server.seen[0]?.headers['x-draft']).toBe('wizard=new-book&key=%C3%A9+1&step=title&last=true');
  });

  test('sends no type of a body that is not there, and no cookie as a header', async () => {
    const update = release.operations['books.update'];
    if (update === undefined) throw new Error('The library changes its books.');
    const { body: _none, ...bare } = update;
    const known: Release = { ...release, operations: { ...release.operations, 'books.update': bare } };
    const { adapter, server, page } = await overHttp(users.librarian, { known, instead: () => ({ status: 204 }) });
    await page?.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: the page is served without the store of cookies.
      document.cookie = 'XSRF-TOKEN=guessed';
    });

    await adapter.run('books.remove', { isbn: '0002' });
    await adapter.run('books.update', { isbn: '0002' });

    const sent = server.seen.map(({ method, headers }) => [method, headers['content-type'], headers['x-xsrf-token']]);
    expect(sent).toEqual([
      ['DELETE', undefined, undefined],
      ['PUT', undefined, undefined],
    ]);
  });

  test.each([
    ['an empty text as JSON', { status: 200, body: '""' }, ''],
    ['nothing', { status: 204 }, undefined],
    ['nothing of a known type', { status: 200, headers: { 'content-type': 'text/plain' } }, undefined],
  ])('takes %s for what it is', async (_what, answer, expected) => {
    // given
    const one = release.operations['books.get'];
    if (one === undefined) throw new Error('The library has books.');
    const text: typeof one = { ...one, result: { shape: 'one', type: 'string' } };
    const known: Release = { ...release, operations: { ...release.operations, 'books.get': text } };
    const { adapter } = await overHttp(users.member, { known, instead: () => answer });

    // when
    const result = await adapter.run('books.get', { isbn: '0001' });

    // then
    expect(result).toBe(expected);
  });
});

test.skipIf(!isBrowserThere)('what is kept alive reaches the server though its page is being left', async () => {
  // given
  const { page, server } = await inBrowser(users.librarian);
  await page?.evaluate(() => {
    window.addEventListener('pagehide', () => {
      const args = { isbn: '0009', title: 'Waverley' };
      const how = { keepalive: true };
      void window.contract.run({ number: 1, id: 'books.create', args, files: {}, isAborted: false, how });
    });
  });

  // when
  await page?.goto('about:blank');

  // then
  await expect.poll(() => server.seen.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST /api/books']);
});
