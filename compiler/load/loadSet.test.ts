import { describe, expect, test } from 'vitest';
import { loadSet } from './loadSet.ts';

const entity = '{ "$schema": "../entity.schema.json", "title": "Book" }';

describe('loadSet', () => {
  test('reads the kind and the id from the path', () => {
    const { set, errors } = loadSet([
      { path: 'definitions/entity/book.entity.json', text: entity },
      { path: 'definitions/locale/fr/book.entity.locale.json', text: '{ "$schema": "../../locale.schema.json" }' },
      { path: 'definitions/entity/book.examples.json', text: '{ "$schema": "../examples.schema.json" }' },
      { path: 'definitions/operation/books.list.operation.json', text: '{ "$schema": "../operation.schema.json" }' },
    ]);

    expect(errors).toEqual([]);
    expect(set.definitions.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'entity book',
      'locale fr/book.entity',
      'examples entity/book',
      'operation books.list',
    ]);
  });

  test.each([
    ['definitions/form/close.screen.json', 'kind form expected'],
    ['definitions/entity/Book.entity.json', 'an id as "book-details" expected'],
    ['definitions/operation/close.operation.json', 'an id as "books.list" expected'],
    ['definitions/novel/dune.novel.json', '"novel" is no kind'],
    ['definitions/entity/deep/book.entity.json', 'directly in the folder entity'],
  ])('refuses %s', (path, reason) => {
    const { errors } = loadSet([{ path, text: entity }]);

    expect(errors.map(({ code, message }) => ({ code, fits: message.includes(reason) }))).toEqual([
      { code: 'file/name', fits: true },
    ]);
  });

  test('knows where everything stands', () => {
    const text =
      '{\n  "$schema": "../entity.schema.json",\n  "properties": {\n    "title": { "type": "string" }\n  }\n}\n';
    const [book] = loadSet([{ path: 'definitions/entity/book.entity.json', text }]).set.definitions;

    expect(book?.locate('/properties/title')).toEqual({ line: 4, column: 14 });
    expect(book?.locate('/properties/title', true)).toEqual({ line: 4, column: 5 });
    expect(book?.locate('/properties/nothing/below')).toEqual({ line: 3, column: 17 });
  });
});
