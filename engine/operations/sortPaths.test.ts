import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildRelease } from '../../compiler/index.ts';
import { compileRelease } from '../../compiler/release/compileRelease.ts';
import { readDefinitionFiles } from '../../scripts/readDefinitionFiles.ts';
import { release as world } from '../../tests/conformance/library/world.ts';
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

test('a computed value is among them if it is kept', () => {
  const loan = release?.entities['loan'];
  const operation = release?.operations['loans.list'];
  if (release === undefined || loan === undefined || operation === undefined) throw new Error('There are no loans.');
  const properties = loan.properties.map((field) => (field.path === 'overdue' ? { ...field, kept: true } : field));
  const keeping = { ...release, entities: { ...release.entities, loan: { ...loan, properties } } };

  expect(sortPaths(operation, keeping)).toContain('overdue');
  expect(sortPaths(operation, release)).not.toContain('overdue');
});

test('a page is sorted by what it names, and by nothing else', () => {
  expect(pathsOf('loans.list', ['dueOn', 'overdue'])).toEqual(['dueOn', 'overdue']);
  expect(pathsOf('loans.list', [])).toEqual([]);
});

test('what answers no page has no order to choose', () => {
  expect(pathsOf('loans.get')).toEqual([]);
});

test('what is computed, listed or brought by the data is not sorted by', () => {
  // given
  const loans = world.operations['loans.list'];
  if (loans === undefined) throw new Error('The library lists loans.');

  // when
  const paths = sortPaths(loans, world);

  // then
  const related = ['isbn', 'title', 'author', 'copies', 'price', 'secret'].map((name) => `book.${name}`);
  const lent = ['from', 'until', 'note', 'state', 'returnedOn', 'condition', 'damage', 'fine', 'paid'];
  expect(paths).toEqual(['id', 'member', 'isbn', ...related, ...lent]);
});

test('records inside of records are followed four deep, and a related record only to its own single values', () => {
  // given
  const member = {
    title: 'Member',
    key: 'id',
    properties: {
      id: { title: 'Id', type: 'integer' },
      marks: { title: 'Marks', type: 'object' },
      home: { title: 'Home', properties: { city: { title: 'City', type: 'string' } } },
      mentor: { title: 'Mentor', $ref: 'member' },
      sponsor: { title: 'Sponsor', $ref: 'member', by: 'id' },
      friends: { title: 'Friends', $ref: 'member[]' },
    },
  };
  const list = { title: 'Members', call: 'GET /members', result: { page: 'member' }, allow: 'public' };
  const nested = compileRelease([
    { kind: 'entity', id: 'member', json: member },
    { kind: 'operation', id: 'members.list', json: list },
  ]);
  const operation = nested.operations['members.list'];
  if (operation === undefined) throw new Error('The library lists members.');

  // when
  const paths = sortPaths(operation, nested);

  // then
  const mentors = [0, 1, 2, 3].map((depth) => 'mentor.'.repeat(depth));
  expect(paths).toEqual([
    ...mentors.flatMap((mentor) => [`${mentor}id`, `${mentor}marks`, `${mentor}home.city`]),
    ...['mentor.mentor.mentor.mentor.id', 'mentor.mentor.mentor.mentor.marks'],
    ...mentors.toReversed().map((mentor) => `${mentor}sponsor.id`),
  ]);
});

test('a page of what the release does not know has no order to choose', () => {
  // given
  const loans = world.operations['loans.list'];
  if (loans === undefined) throw new Error('The library lists loans.');

  // when
  const paths = sortPaths({ ...loans, result: { shape: 'page', type: 'gone' } }, world);

  // then
  expect(paths).toEqual([]);
});
