import type { AxiosInstance } from 'axios';
import { afterEach, expect, test, vi } from 'vitest';
import { type AddInterceptors, createHttpAdapter } from '#api';
import { expressions } from '#compiler';
import { type OperationAdapter, OperationError } from '#engine';
import { release, users } from '../conformance/library/world.ts';
import { failureOf, inMemory } from './openAdapters.ts';
import { type Instead, type ServedRelease, serveRelease } from './serveRelease.ts';

let server: ServedRelease | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  await server?.close();
});

/** Opens the adapter of a portal with its own interceptors. */
async function openWith(
  interceptors: readonly AddInterceptors[],
  { instead = () => undefined, told = [] }: { readonly instead?: Instead; readonly told?: string[] } = {},
): Promise<{ readonly adapter: OperationAdapter; readonly seen: ServedRelease['seen'] }> {
  server = await serveRelease(release, inMemory(users.librarian), instead);
  const adapter = createHttpAdapter({
    ...{ baseUrl: server.url, apiKey: 'library-key', version: '1', release: () => release, expressions },
    ...{ token: () => 'a.b.c', requestor: () => undefined, locale: () => 'en', interceptors },
    onUnauthenticated: () => told.push('unauthenticated'),
  });
  return { adapter, seen: server.seen };
}

/** Repeats a call once if the server was too busy for it. */
function repeatOnce(client: AxiosInstance): void {
  const repeated = new Set<unknown>();
  client.interceptors.response.use(undefined, async (error) => {
    const { config, response } = error;
    if (response?.status !== 503 || repeated.has(config.call)) throw error;
    repeated.add(config.call);
    return client.request(config);
  });
}

test('an interceptor of the portal knows the operation, sees every header and adds its own', async () => {
  // given
  const known: unknown[] = [];
  const trace: AddInterceptors = (client) => {
    client.interceptors.request.use((config) => {
      known.push([config.call?.operation.id, config.headers.get('authorization')]);
      config.headers.set('x-trace', 'desk 4');
      return config;
    });
  };
  const { adapter, seen } = await openWith([trace]);

  // when
  await adapter.run('books.list');

  // then
  expect(known).toEqual([['books.list', 'Bearer a.b.c']]);
  expect(seen.map(({ headers }) => headers['x-trace'])).toEqual(['desk 4']);
});

test('an interceptor repeats a refused call, which keeps its body and its idempotency key', async () => {
  // given
  let calls = 0;
  const instead: Instead = () => {
    calls += 1;
    return calls === 1 ? { status: 503, body: '{"code":"busy"}' } : undefined;
  };
  const { adapter, seen } = await openWith([repeatOnce], { instead });

  // when
  const made = await adapter.run('books.create', { isbn: '0009', title: 'Waverley' }, { onceKey: 'k1' });

  // then
  expect(made).toMatchObject({ isbn: '0009', title: 'Waverley' });
  const sent = seen.map(({ body, headers }) => [JSON.parse(body), headers['idempotency-key'], headers['content-type']]);
  const one = [{ isbn: '0009', title: 'Waverley' }, 'k1', 'application/json'];
  expect(sent).toEqual([one, one]);
});

test('what is refused again after an interceptor has repeated it is one error, told of once', async () => {
  // given
  const told: string[] = [];
  const instead: Instead = ({ headers }) =>
    headers['x-again'] ? { status: 401, body: '{"code":"ended"}' } : { status: 503 };
  const again: AddInterceptors = (client) => {
    client.interceptors.response.use(undefined, (error) => {
      if (error.response?.status !== 503) throw error;
      error.config.headers.set('x-again', '1');
      return client.request(error.config);
    });
  };
  const { adapter } = await openWith([again], { instead, told });

  // when
  const error = await failureOf(adapter.run('books.list'));

  // then
  expect(error).toBeInstanceOf(OperationError);
  expect(error).toMatchObject({ operation: 'books.list', status: 401, code: 'ended' });
  expect(told).toEqual(['unauthenticated']);
});

test('an interceptor that throws makes a failed call, and its mistake is on the console', async () => {
  // given
  const mistake = new TypeError('No desk');
  const heard = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { adapter, seen } = await openWith([
    (client) => {
      client.interceptors.request.use(() => {
        throw mistake;
      });
    },
  ]);

  // when
  const error = await failureOf(adapter.run('books.list'));

  // then
  expect(error).toBeInstanceOf(OperationError);
  expect(error).toMatchObject({ operation: 'books.list', status: 0, code: 'network' });
  expect(heard.mock.calls).toEqual([[mistake]]);
  expect(seen).toEqual([]);
});
