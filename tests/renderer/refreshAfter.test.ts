import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { OperationModel } from '#engine';
import { queryKeyOf, refreshAfter } from '../../renderer/calls/refreshAfter.ts';
import { release } from '../conformance/library/release.ts';

function operationOf(id: string): OperationModel {
  const operation = release.operations[id];
  if (operation === undefined) throw new Error(`The library has no ${id}.`);
  return operation;
}

/** Creates a query client that caches the results of three operations, of which the list of books is rendered. */
function holdAnswers() {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const asked: string[] = [];
  queries.setQueryData(queryKeyOf('books.get', { isbn: '1' }), { isbn: '1', title: 'old' });
  queries.setQueryData(queryKeyOf('books.list', {}), ['old']);
  queries.setQueryData(queryKeyOf('loans.list', {}), ['old']);
  const drawn = new QueryObserver(queries, {
    queryKey: queryKeyOf('books.list', {}),
    queryFn: () => {
      asked.push('books.list');
      return ['new'];
    },
  });
  const stop = drawn.subscribe(() => undefined);
  const held = (id: string, args = {}) => queries.getQueryData(queryKeyOf(id, args));
  return { queries, asked, held, stop };
}

test('after a change a form opens with the record as it is now, and what is drawn is asked for again', async () => {
  const { queries, asked, held, stop } = holdAnswers();

  refreshAfter(operationOf('books.update'), queries, release);

  expect(held('books.get', { isbn: '1' })).toBeUndefined();
  await expect.poll(() => held('books.list')).toEqual(['new']);
  expect([asked, held('loans.list')]).toEqual([['books.list'], ['old']]);
  stop();
});

test('after reading, what is known is kept', () => {
  const { queries, asked, held, stop } = holdAnswers();

  refreshAfter(operationOf('books.list'), queries, release);

  expect([held('books.get', { isbn: '1' }), held('books.list'), asked]).toEqual([
    { isbn: '1', title: 'old' },
    ['old'],
    [],
  ]);
  stop();
});

test('what an operation says that it changes beside its own entity is asked for again too', () => {
  const { queries, held, stop } = holdAnswers();

  refreshAfter({ ...operationOf('pins.change'), refreshes: ['loan'] }, queries, release);

  expect([held('loans.list'), held('books.get', { isbn: '1' })]).toEqual([undefined, { isbn: '1', title: 'old' }]);
  stop();
});
