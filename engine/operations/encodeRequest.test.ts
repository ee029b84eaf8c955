import { describe, expect, test } from 'vitest';
import { release } from '../../tests/conformance/library/world.ts';
import type { OperationModel } from '../model/release.types.ts';
import { decodeArguments, largestPage } from './decodeArguments.ts';
import { encodeRequest } from './encodeRequest.ts';
import { decodeResult, encodeResult } from './encodeResult.ts';
import { fromPointer, toPointer } from './readError.ts';

function operation(id: string): OperationModel {
  const found = release.operations[id];
  if (!found) throw new Error(`no operation ${id}`);
  return found;
}

describe('a request in the words of HTTP', () => {
  test('names of the wire in path, query and filter, pages as asked', () => {
    // when
    const request = encodeRequest(
      operation('books.list'),
      { author: 'Austen', title: 'Em', sort: '-title', page: 2 },
      release,
    );

    // then
    expect(request).toEqual({
      method: 'GET',
      path: '/books',
      query: { writer: 'Austen', filter: 'title|contains|Em', page: '2', size: '2', sort: '-title' },
    });
  });

  test('nothing is said where nothing is given, a list without items either', () => {
    const { query } = encodeRequest(operation('books.list'), { author: [], title: '' }, release);

    expect(query).toEqual({ page: '0', size: '2' });
  });

  test('a raw filter is sent as it is', () => {
    expect(encodeRequest(operation('books.list'), { filter: 'title|equals|Emma' }, release).query['filter']).toBe(
      'title|equals|Emma',
    );
  });

  test('names of the wire in the body, nested ones too, and nothing that the body does not list', () => {
    // when
    const request = encodeRequest(
      operation('books.create'),
      { isbn: '0001', title: 'Emma', price: 5, shelf: { row: 1, floor: 2 }, secret: 'x', page: 1 },
      release,
    );

    // then
    expect(request).toEqual({
      method: 'POST',
      path: '/books',
      query: {},
      body: { isbn: '0001', title: 'Emma', cost: 5, shelf: { row: 1, level: 2 } },
    });
  });

  test('path parameters are escaped, and one that is missing is said', () => {
    expect(encodeRequest(operation('books.get'), { isbn: 'a/b c' }, release).path).toBe('/books/a%2Fb%20c');
    expect(() => encodeRequest(operation('books.get'), { isbn: '' }, release)).toThrow('books.get: isbn not set');
  });

  test('a body with a file is multipart', () => {
    // when
    const request = encodeRequest(operation('covers.upload'), { file: { name: 'a.png', size: 1 }, isbn: '1' }, release);

    // then
    expect(request.multipart).toEqual({ part: 'cover', files: ['file'] });
  });
});

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

describe('a result', () => {
  test('is translated there and back, and keeps only what its entity has', () => {
    // given
    const page = {
      content: [{ isbn: '1', price: 5, shelf: { floor: 2 }, extra: 1 }],
      totalElements: 1,
      totalPages: 1,
      number: 0,
      size: 2,
    };

    // when
    const wire = encodeResult(operation('books.list'), page, release);
    const back = decodeResult(operation('books.list'), wire, release);

    // then
    expect(wire).toEqual({ ...page, content: [{ isbn: '1', cost: 5, shelf: { level: 2 } }] });
    expect(back).toEqual({ ...page, content: [{ isbn: '1', price: 5, shelf: { floor: 2 } }] });
  });

  test.each([undefined, null, 'x', 7])('of %j is no page and handed on', (value) => {
    expect(decodeResult(operation('books.list'), value, release)).toBe(value);
  });
});

test.each([
  ['', ''],
  ['home.street', '/home/street'],
  ['a/b.~c', '/a~1b/~0c'],
])('the path %j is the pointer %j', (path, pointer) => {
  expect(toPointer(path)).toBe(pointer);
  expect(fromPointer(pointer)).toBe(path);
});
