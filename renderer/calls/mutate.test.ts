import { MutationCache, onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { OperationError } from '#engine';
import { mutate } from './mutate.ts';

afterEach(() => onlineManager.setOnline(true));

const refused = new OperationError({ operation: 'books.remove', status: 409, code: 'lent', message: 'It is lent.' });

/** Responds by operation. */
const adapter = {
  run: (operation: string, args: Readonly<Record<string, unknown>>, options: object = {}) =>
    operation === 'books.remove' ? Promise.reject(refused) : Promise.resolve({ operation, args, options }),
};

function openClient() {
  const seen: unknown[] = [];
  const mutationCache = new MutationCache({
    onMutate: (_variables, { options }) => void seen.push(['begins', options.mutationKey]),
    onSettled: (_data, error, _variables, _context, { options }) =>
      void seen.push(['ends', options.mutationKey, error?.message]),
  });
  return { seen, client: new QueryClient({ mutationCache }) };
}

test('a run is a mutation of the client under the name of its operation', async () => {
  const { seen, client } = openClient();

  const result = await mutate(client, {
    adapter,
    operation: 'books.add',
    args: { title: 'Emma' },
    options: { onceKey: 'k' },
  });

  expect(result).toEqual({ operation: 'books.add', args: { title: 'Emma' }, options: { onceKey: 'k' } });
  expect(seen).toEqual([
    ['begins', ['operation', 'books.add']],
    ['ends', ['operation', 'books.add'], undefined],
  ]);
});

test('a refused run rejects as the adapter does, and is sent once', async () => {
  const { seen, client } = openClient();

  const run = mutate(client, { adapter, operation: 'books.remove', args: {}, options: {} });

  await expect(run).rejects.toBe(refused);
  expect(seen).toEqual([
    ['begins', ['operation', 'books.remove']],
    ['ends', ['operation', 'books.remove'], refused.message],
  ]);
});

test('a run is sent at once though the browser says that it is offline', async () => {
  const { client } = openClient();
  onlineManager.setOnline(false);

  const result = await mutate(client, { adapter, operation: 'books.add', args: {}, options: {} });

  expect(result).toEqual({ operation: 'books.add', args: {}, options: {} });
});
