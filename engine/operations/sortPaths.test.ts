import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildRelease } from '../../compiler/index.ts';
import { readDefinitionFiles } from '../../scripts/readDefinitionFiles.ts';
import { sortPaths } from './sortPaths.ts';

const { release } = buildRelease(readDefinitionFiles(join(import.meta.dirname, '../../tests/fixtures/gate/base')));

function pathsOf(id: string, sort?: readonly string[]): readonly string[] {
  const operation = release?.operations[id];
  if (release === undefined || operation === undefined) throw new Error(`The library has no "${id}"`);
  return sortPaths(sort === undefined ? operation : { ...operation, sort }, release);
}

test('a page that says nothing is sorted by every single stored value, those of related records included', () => {
  expect(pathsOf('loans.list')).toEqual([
    'loanId',
    'isbn',
    'book.isbn',
    'book.title',
    'book.kind',
    'book.copies',
    'memberEmail',
    'status',
    'lentOn',
    'dueOn',
    'renewals',
    'note',
  ]);
});

test('a page is sorted by what it names, and by nothing else', () => {
  expect(pathsOf('loans.list', ['dueOn', 'overdue'])).toEqual(['dueOn', 'overdue']);
  expect(pathsOf('loans.list', [])).toEqual([]);
});

test('what answers no page has no order to choose', () => {
  expect(pathsOf('loans.get')).toEqual([]);
});
