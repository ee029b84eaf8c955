import { describe, expect, test } from 'vitest';
import { release } from '../../tests/conformance/library/world.ts';
import type { FieldModel } from '../model/field.types.ts';
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

/** A text field of a book, but for what `parts` say. */
function field(path: string, parts: Partial<FieldModel> = {}): FieldModel {
  const author = operation('books.create').body?.find((one) => one.path === 'author');
  if (!author) throw new Error('A book is created with its author.');
  return { ...author, path, wire: path, ...parts };
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

  test.each([
    ['nothing', { title: '' }],
    ['an absent value', { author: undefined }],
    ['null', { author: null, title: null }],
    ['an empty text', { author: '', sort: '' }],
    ['a list without items', { author: [] }],
    ['a sort that is no text', { sort: 7 }],
  ])('a query says nothing where %s is given', (_what, args) => {
    expect(encodeRequest(operation('books.list'), args, release)).toStrictEqual({
      method: 'GET',
      path: '/books',
      query: { page: '0', size: '2' },
    });
  });

  test('a list in the query is sent as texts, and what is no list as one text', () => {
    const { query } = encodeRequest(operation('books.list'), { author: ['Austen', 7, false], size: 5 }, release);

    expect(query).toStrictEqual({ writer: ['Austen', '7', 'false'], page: '0', size: '5' });
    expect(encodeRequest(operation('books.list'), { author: 0 }, release).query['writer']).toBe('0');
  });

  test('what is a field of the query is not said in the filter again', () => {
    // given
    const listed = operation('books.list');
    const query = listed.filter?.fields.filter(({ path }) => path === 'title') ?? [];

    // when
    const request = encodeRequest({ ...listed, query }, { title: 'Emma', copies: 2 }, release);

    // then
    expect(request.query).toStrictEqual({ title: 'Emma', filter: 'copies|equals|2', page: '0', size: '2' });
  });

  test('what answers no page and has no filter is sent without them', () => {
    const args = { isbn: '1', filter: 'title|equals|Emma', page: 3, size: 4, sort: 'title' };

    expect(encodeRequest(operation('books.get'), args, release)).toStrictEqual({
      method: 'GET',
      path: '/books/1',
      query: {},
    });
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
    for (const isbn of ['', null, undefined]) {
      expect(() => encodeRequest(operation('books.get'), { isbn }, release)).toThrow('books.get: isbn not set');
    }
    expect(encodeRequest(operation('books.get'), { isbn: 0 }, release).path).toBe('/books/0');
  });

  test('a body with a file is multipart', () => {
    // when
    const request = encodeRequest(operation('covers.upload'), { file: { name: 'a.png', size: 1 }, isbn: '1' }, release);

    // then
    expect(request.multipart).toEqual({ part: 'cover', files: ['file'] });
  });

  test.each<[what: string, parts: Partial<FieldModel>]>([
    ['the format', { format: 'file' }],
    ['the entity', { entity: 'file' }],
    ['the widget', { widget: 'file' }],
  ])('a field with %s of a file makes a body multipart, under the name of the wire', (_what, parts) => {
    // given
    const body = [field('title'), field('cover', { wire: 'image', ...parts })];

    // when
    const { multipart } = encodeRequest({ ...operation('books.create'), body }, {}, release);

    // then
    expect(multipart).toStrictEqual({ files: ['image'] });
  });

  test('a body that travels as a part is multipart without files too', () => {
    const { multipart } = encodeRequest({ ...operation('books.create'), part: 'book' }, {}, release);

    expect(multipart).toStrictEqual({ files: [], part: 'book' });
  });

  test('an argument of the body is found by its dotted name or inside of its record, and one that is absent is left out', () => {
    // given
    const body = ['home.street', 'home.city', 'home.zip', 'note'].map((path) => field(path));
    const args = { 'home.street': 'Main 1', home: { street: 'Side 2', city: 'Ulm' }, note: undefined };

    // when
    const request = encodeRequest({ ...operation('books.create'), body }, args, release);

    // then
    expect(request.body).toStrictEqual({ home: { street: 'Main 1', city: 'Ulm' } });
  });

  test('the version of a record is sent when it is a whole number and the operation reads it', () => {
    // given
    const { body, ...plain } = operation('books.update');
    const sent = (parts: Partial<OperationModel>, version: unknown): unknown =>
      encodeRequest({ ...plain, ...parts }, { isbn: '1', title: 'Emma', version }, release);
    const request = { method: 'PUT', path: '/books/1', query: {} };
    if (!body) throw new Error('A book is changed by a body.');

    // then
    expect(sent({ body, versioned: true }, 3)).toStrictEqual({
      ...request,
      body: { isbn: '1', title: 'Emma', version: 3 },
    });
    expect(sent({ versioned: true }, 3)).toStrictEqual({ ...request, body: { version: 3 } });
    for (const version of [undefined, null, '3', 1.5]) {
      expect(sent({ body, versioned: true }, version)).toStrictEqual({
        ...request,
        body: { isbn: '1', title: 'Emma' },
      });
      expect(sent({ versioned: true }, version)).toStrictEqual(request);
    }
    expect(sent({ body }, 3)).toStrictEqual({ ...request, body: { isbn: '1', title: 'Emma' } });
    expect(sent({}, 3)).toStrictEqual(request);
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
