import { expect, test } from 'vitest';
import { suggestName } from './suggestName.ts';

const operations = [
  'books.list',
  'books.get',
  'loans.list',
  'loans.create',
  'loans.close',
  'members.list',
  'fines.pay',
];

test('a misspelt name is answered with the nearest one', () => {
  expect(suggestName('loans.craete', operations)).toEqual({ hint: 'Did you mean "loans.create"?' });
});

test('a name that is near to none is answered with those that begin alike, and the number of others', () => {
  expect(suggestName('loans.prolongForOneMonth', operations)).toEqual({
    hint: 'Known names: loans.list, loans.create, loans.close, books.list, books.get, members.list and 1 more',
  });
});

test('where there are no names at all, there is no hint', () => {
  expect(suggestName('loans.create', [])).toEqual({});
});
