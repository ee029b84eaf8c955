import { describe, expect, test } from 'vitest';
import { loadSet } from './loadSet.ts';
import { splitTranslations } from './splitTranslations.ts';

const entity = '{ "$schema": "../entity.schema.json", "title": "Book" }';

const translations = `{
  "$schema": "../../locale.schema.json",
  "book.entity": {
    "title": { "of": "Book", "is": "Livre" }
  },
  "books.list.operation": {}
}`;

describe('loadSet', () => {
  test('reads the kind and the id from the name of the file, in order of kind and id', () => {
    const { set, errors } = loadSet([
      { path: 'definitions/loans/loan.entity.json', text: entity },
      { path: 'definitions/books/book.entity.json', text: entity },
      { path: 'definitions/books/locale/fr.json', text: translations },
      { path: 'definitions/books/book.entity.examples.json', text: '{ "$schema": "../examples.schema.json" }' },
      { path: 'definitions/books/books.list.operation.json', text: '{ "$schema": "../operation.schema.json" }' },
    ]);

    expect(errors).toEqual([]);
    expect(set.definitions.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'entity book',
      'entity loan',
      'examples entity/book',
      'locale fr/book.entity',
      'locale fr/books.list.operation',
      'operation books.list',
    ]);
  });

  test('shares the kinds without a change with the set before an edit, in the same order', () => {
    const operation = (path: string, title: string) => ({
      path: `definitions/${path}.operation.json`,
      text: `{ "$schema": "../operation.schema.json", "title": "${title}" }`,
    });
    const book = { path: 'definitions/books/book.entity.json', text: entity };
    const before = loadSet([operation('loans/loans.list', 'Loans'), book, operation('books/books.list', 'Books')]).set;

    const edited = [operation('loans/loans.list', 'Lent books'), book, operation('books/books.list', 'Books')];
    const after = loadSet(edited, undefined, before).set;
    const longer = loadSet([...edited, operation('books/books.add', 'Add')], undefined, before).set;

    expect(after.byKind.entity).toBe(before.byKind.entity);
    expect(after.byKind.operation).not.toBe(before.byKind.operation);
    expect(after.definitions.map(({ key }) => key)).toEqual([
      'entity/book',
      'operation/books.list',
      'operation/loans.list',
    ]);
    expect(after.byKind.operation.get('loans.list')?.json).toMatchObject({ title: 'Lent books' });
    expect([...longer.byKind.operation.keys()]).toEqual(['books.add', 'books.list', 'loans.list']);
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
    ['definitions/books/book.entity.locale.json', 'in a file for each language'],
    ['definitions/books/locale/french.txt', 'in a file for each language'],
    ['definitions/books/locale/fr.json#book', 'named after their definition'],
    ['definitions/books/book.examples.json', 'examples are named after their definition'],
  ])('refuses %s', (path, reason) => {
    const { errors } = loadSet([{ path, text: entity }]);

    expect(errors.map(({ code, message }) => ({ code, fits: message.includes(reason) }))).toEqual([
      { code: 'file/name', fits: true },
    ]);
  });

  test('takes each definition of a file of translations for one, and knows its place in the file', () => {
    const file = { path: 'definitions/books/locale/fr.json', text: translations };
    const [book] = loadSet([file]).set.definitions;

    expect(book).toMatchObject({ id: 'fr/book.entity', at: '/book.entity', json: { title: { is: 'Livre' } } });
    expect(book?.locate('/title')).toEqual({ line: 4, column: 14 });
  });

  test('makes the same translations of a file and of its parts', () => {
    const file = { path: 'definitions/books/locale/fr.json', text: translations };
    const parts = splitTranslations([file]);

    expect(parts).toEqual([
      {
        path: 'definitions/books/locale/fr.json#book.entity',
        text: '{\n    "title": { "of": "Book", "is": "Livre" }\n  }',
      },
      { path: 'definitions/books/locale/fr.json#books.list.operation', text: '{}' },
    ]);
    const [whole, apart] = [[file], parts].map((files) => loadSet(files).set.definitions);
    expect(apart?.map(({ id, json }) => ({ id, json }))).toEqual(whole?.map(({ id, json }) => ({ id, json })));
  });

  test('reads a stored part that has a line for editors', () => {
    const text = '{ "$schema": "../../locale.schema.json", "title": { "of": "Book", "is": "Livre" } }';
    const [book] = loadSet([{ path: 'definitions/books/locale/fr.json#book.entity', text }]).set.definitions;

    expect(book?.json).toEqual({ title: { of: 'Book', is: 'Livre' } });
  });

  test('knows where everything stands', () => {
    const text =
      '{\n  "$schema": "../entity.schema.json",\n  "properties": {\n    "title": { "type": "string" }\n  }\n}\n';
    const [book] = loadSet([{ path: 'definitions/books/book.entity.json', text }]).set.definitions;

    expect(book?.locate('/properties/title')).toEqual({ line: 4, column: 14 });
    expect(book?.locate('/properties/title', { key: true })).toEqual({ line: 4, column: 5 });
    expect(book?.locate('/properties/nothing/below')).toEqual({ line: 3, column: 17 });
  });

  test('knows where each letter of a text is, behind escapes too', () => {
    const text = String.raw`{ "$schema": "../entity.schema.json", "title": "a \"\u00e9\\ b" }`;
    const [book] = loadSet([{ path: 'definitions/books/book.entity.json', text }]).set.definitions;
    const columnOf = (offset: number) => book?.locate('/title', { offset }).column ?? 0;

    expect(String(Object(book?.json)['title']).indexOf('b')).toBe(6);
    expect(text.slice(columnOf(6) - 1)).toBe('b" }');
    expect(text.slice(columnOf(3) - 1)).toBe(String.raw`\u00e9\\ b" }`);
    expect(text.slice(columnOf(400) - 1)).toBe('" }');
  });
});
