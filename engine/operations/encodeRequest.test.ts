import { describe, expect, test } from 'vitest';
import { release } from '../../tests/conformance/library/world.ts';
import type { FieldModel } from '../model/field.types.ts';
import type { OperationModel } from '../model/kinds/operation.types.ts';
import { encodeRequest } from './encodeRequest.ts';

function operation(id: string): OperationModel {
  const found = release.operations[id];
  if (!found) throw new Error(`no operation ${id}`);
  return found;
}

/** Returns a text field of a book, overridden by `parts`. */
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
