import { describe, expect, test } from 'vitest';
import { loadSet } from './loadSet.ts';

const entity = '{ "$schema": "../entity.schema.json", "title": "Book" }';

describe('loadSet', () => {
  test('reads the kind and the id from the name of the file, in order of kind and id', () => {
    const { set, errors } = loadSet([
      { path: 'definitions/loans/loan.entity.json', text: entity },
      { path: 'definitions/books/book.entity.json', text: entity },
      { path: 'definitions/locale/fr/book.entity.locale.json', text: '{ "$schema": "../../locale.schema.json" }' },
      { path: 'definitions/books/book.entity.examples.json', text: '{ "$schema": "../examples.schema.json" }' },
      { path: 'definitions/books/books.list.operation.json', text: '{ "$schema": "../operation.schema.json" }' },
    ]);

    expect(errors).toEqual([]);
    expect(set.definitions.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'entity book',
      'entity loan',
      'examples entity/book',
      'locale fr/book.entity',
      'operation books.list',
    ]);
  });

  test('makes the same set of files that are in other areas', () => {
    const inArea = (area: string) => [
      { path: `definitions/${area}/book.entity.json`, text: entity },
      { path: 'definitions/loans/author.entity.json', text: entity },
    ];

    const [books, shelves] = [inArea('books'), inArea('shelves')].map((files) => loadSet(files).set.definitions);

    expect(books?.map(({ id }) => id)).toEqual(['author', 'book']);
    expect(shelves?.map(({ id }) => id)).toEqual(['author', 'book']);
  });

  test.each([
    ['definitions/books/Book.entity.json', 'an id as "book-details" expected'],
    ['definitions/books/close.operation.json', 'an id as "books.list" expected'],
    ['definitions/books/dune.novel.json', '"novel" is no kind'],
    ['definitions/book.entity.json', 'in the folder of an area'],
    ['definitions/books/deep/book.entity.json', 'in the folder of an area'],
    ['definitions/../book.entity.json', 'in the folder of an area'],
    ['definitions/books/book.examples.json', 'examples are named after their definition'],
  ])('refuses %s', (path, reason) => {
    const { errors } = loadSet([{ path, text: entity }]);

    expect(errors.map(({ code, message }) => ({ code, fits: message.includes(reason) }))).toEqual([
      { code: 'file/name', fits: true },
    ]);
  });

  test('knows where everything stands', () => {
    const text =
      '{\n  "$schema": "../entity.schema.json",\n  "properties": {\n    "title": { "type": "string" }\n  }\n}\n';
    const [book] = loadSet([{ path: 'definitions/books/book.entity.json', text }]).set.definitions;

    expect(book?.locate('/properties/title')).toEqual({ line: 4, column: 14 });
    expect(book?.locate('/properties/title', true)).toEqual({ line: 4, column: 5 });
    expect(book?.locate('/properties/nothing/below')).toEqual({ line: 3, column: 17 });
  });
});
