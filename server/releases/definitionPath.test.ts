import { describe, expect, test } from 'vitest';
import { createFileFinder, keyOf, newPath } from './definitionPath.ts';

const known = new Map([
  [keyOf({ kind: 'entity', definition: 'book' }), 'definitions/books/book.entity.json'],
  [keyOf({ kind: 'locale', definition: 'en/engine' }), 'definitions/engine/locale/en.json#engine'],
]);

describe('the path of a definition that a set has not had', () => {
  test.each([
    ['form', 'lend-book', 'definitions/unsorted/lend-book.form.json'],
    ['examples', 'entity/book', 'definitions/books/book.entity.examples.json'],
    ['cases', 'flow/survey', 'definitions/unsorted/survey.flow.cases.json'],
    ['locale', 'fr/book.entity', 'definitions/books/locale/fr.json#book.entity'],
    ['locale', 'fr/survey.flow', 'definitions/unsorted/locale/fr.json#survey.flow'],
    ['locale', 'fr/engine', 'definitions/engine/locale/fr.json#engine'],
  ])('%s %s is stored beside what it belongs to, else unsorted', (kind, definition, path) => {
    expect(newPath({ kind, definition }, known)).toBe(path);
  });

  test.each([
    ['novel', 'dune'],
    ['form', '../secret'],
    ['form', 'Lend'],
    ['operation', 'lend'],
    ['examples', 'book'],
    ['locale', 'fr'],
    ['locale', 'fr/book'],
    ['locale', '../fr/book.entity'],
    ['locale', 'fr/book.entity#more'],
  ])('there is none for %s %s', (kind, definition) => {
    expect(newPath({ kind, definition }, known)).toBe(undefined);
  });
});

test('the file of a property or of owners is that of their entity, of an operation its own', () => {
  const files = ['definitions/books/book.entity.json', 'definitions/books/books.list.operation.json'];

  const fileOf = createFileFinder(
    files.map((path) => ({ path })),
    { lifecycles: {} },
  );

  expect(['books.list', 'book.title', 'book#author'].map(fileOf)).toEqual([files[1], files[0], files[0]]);
});

test('the file of an act is that of its lifecycle', () => {
  const files = ['definitions/loans/loan.lifecycle.json', 'definitions/loans/loan.entity.json'];
  const renew = { on: 'loans.renew', event: 'renew', from: [], when: true, irreversible: false, set: [], effects: [] };
  const loan = { id: 'loan', of: 'loan', at: 'status', states: [], events: [renew] };

  const fileOf = createFileFinder(
    files.map((path) => ({ path })),
    { lifecycles: { loan } },
  );

  expect(fileOf('loans.renew')).toBe(files[0]);
});
