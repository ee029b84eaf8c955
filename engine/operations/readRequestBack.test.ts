import { describe, expect, test } from 'vitest';
import { release } from '../../tests/conformance/library/world.ts';
import type { OperationModel } from '../model/kinds/operation.types.ts';
import { decodeArguments, largestPage } from './decodeArguments.ts';
import { encodeRequest } from './encodeRequest.ts';

function operation(id: string): OperationModel {
  const found = release.operations[id];
  if (!found) throw new Error(`no operation ${id}`);
  return found;
}

describe('a request read back', () => {
  test('what was encoded comes back in the names of the definitions', () => {
    // given
    const args = { isbn: '0001', title: 'Emma', price: 5, shelf: { row: 1, floor: 2 } };
    const { query, body } = encodeRequest(operation('books.create'), args, release);

    // when
    const decoded = decodeArguments(operation('books.create'), { params: {}, query, body }, release);

    // then
    expect(decoded).toEqual({ params: {}, query: {}, body: args, filter: [], page: 0, size: 25, problems: [] });
  });

  test('filter, paging and sort', () => {
    // when
    const decoded = decodeArguments(
      operation('books.list'),
      { params: {}, query: { writer: 'Austen', filter: 'copies|equals|2', page: '1', size: '5', sort: '-title' } },
      release,
    );

    // then
    expect(decoded).toEqual({
      params: {},
      query: { author: 'Austen' },
      body: undefined,
      filter: [{ field: 'copies', operator: 'equals', value: 2 }],
      page: 1,
      size: 5,
      sort: { path: 'title', descending: true },
      problems: [],
    });
  });

  test.each([
    ['an unknown query', { books: '1' }, 'books', 'field/unknown'],
    ['a page that is no number', { page: '-1' }, 'page', 'type'],
    ['a page that is too large', { size: String(largestPage + 1) }, 'size', 'type'],
    ['a sort that is no path', { sort: 'title; drop' }, 'sort', 'sort'],
    ['a sort by nothing of its rows', { sort: 'nothing' }, 'sort', 'sort'],
    ['a filter that cannot be read', { filter: 'x' }, 'filter', 'filter'],
    ['a filter that comes twice', { filter: ['a', 'b'] }, 'filter', 'filter'],
    ['a query that comes twice', { writer: ['a', 'b'] }, 'author', 'type'],
  ])('%s is a problem and nothing throws', (_name, query, path, code) => {
    // when
    const { problems } = decodeArguments(operation('books.list'), { params: {}, query }, release);

    // then
    expect(problems.map((problem) => [problem.path, problem.code])).toEqual([[path, code]]);
  });

  test('unknown names of a body are kept to be refused, also beside known ones', () => {
    // when
    const { body } = decodeArguments(
      operation('books.create'),
      { params: {}, query: {}, body: { isbn: '1', role: 'x', shelf: { row: 1, level: 2, moat: true } } },
      release,
    );

    // then
    expect(body).toEqual({ isbn: '1', role: 'x', shelf: { row: 1, floor: 2, moat: true } });
  });

  test.each([null, 'x', 7, [], [1]])('a body of %j is handed on', (body) => {
    expect(decodeArguments(operation('books.create'), { params: {}, query: {}, body }, release).body).toEqual(body);
  });

  test('a path parameter that is missing', () => {
    const { problems } = decodeArguments(operation('books.get'), { params: {}, query: {} }, release);

    expect(problems.map(({ path, code }) => [path, code])).toEqual([['isbn', 'required']]);
  });
});
