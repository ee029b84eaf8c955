import { expect, test } from 'vitest';
import { buildRelease } from '#compiler';
import { anonymous, type CallModel, createExpressions, type Release } from '#engine';
import { parsers } from '#engine/parsers';
import { readVersions, recordOfCall, versionsAfter, withConcurrentChanges, withVersions } from './openedVersions.ts';

const expressions = createExpressions(parsers);

const library = buildRelease([
  file('entity/book', {
    title: 'Book',
    key: 'isbn',
    properties: {
      isbn: { title: 'ISBN', type: 'string', required: true },
      title: { title: 'Title', type: 'string' },
      version: { title: 'Version', type: 'integer', readOnly: true },
    },
  }),
  file('entity/reader', {
    title: 'Reader',
    key: 'id',
    properties: {
      id: { title: 'Id', type: 'integer', readOnly: true },
      name: { title: 'Name', type: 'string' },
      version: { title: 'Version', type: 'integer', readOnly: true },
    },
  }),
  file('operation/books.update', {
    title: 'Save',
    call: 'PUT /books/{isbn}',
    of: 'book',
    body: ['title'],
    allow: 'everybody',
  }),
  file('operation/books.create', {
    title: 'Add',
    call: 'POST /books',
    of: 'book',
    body: ['isbn', 'title'],
    allow: 'everybody',
  }),
  file('operation/readers.me', { title: 'Me', call: 'GET /me', result: 'reader', allow: 'everybody' }),
  file('operation/readers.update', {
    title: 'Save',
    call: 'PUT /me',
    of: 'reader',
    body: ['name'],
    allow: 'everybody',
  }),
  file('access/library', { roles: [], policies: [{ policy: 'everybody', when: true }] }),
]);

function file(name: string, json: object): { readonly path: string; readonly text: string } {
  const [kind = ''] = name.split('/');
  return { path: `${name}.${kind}.json`, text: JSON.stringify({ $schema: `../${kind}.schema.json`, ...json }) };
}

function releaseOf(): Release {
  if (library.release === undefined) throw new Error(JSON.stringify(library.errors));
  return library.release;
}

const clock = { today: () => '2026-11-21', now: () => '2026-11-21T08:00:00Z' };
const emma = { isbn: '1', title: 'Emma', version: 4 };
const scope = {
  variables: { book: emma, this: { title: 'Emma, revised' } },
  user: { ...anonymous, signedIn: true, id: 7, version: 2 },
  settings: {},
  clock,
  expressions,
};
const call = (run: string, given: Readonly<Record<string, string>> = {}): CallModel => ({
  ...{ run, with: given, when: true, as: run, notices: {} },
});
const known = () => ({ release: releaseOf(), me: 'readers.me' });

test('a form knows the versions of the records it was opened with, and that of its reader', () => {
  expect(readVersions(scope, { ...known(), given: { book: 'book' } })).toEqual({ 'book 1': 4, reader: 2 });
});

test('the first call over a record says the version it was opened with, later ones and new records say none', () => {
  // given
  const versions = readVersions(scope, { ...known(), given: { book: 'book' } });
  const calls = [
    call('books.update', { isbn: '1' }),
    call('books.update', { isbn: '1' }),
    call('books.update', { isbn: '2' }),
    call('books.create', { isbn: '1' }),
    call('readers.update'),
  ];

  // when
  const sent = withVersions(calls, { ...known(), scope, versions });

  // then
  expect(sent.map((one) => one.with)).toEqual([
    { isbn: '1', version: 4 },
    { isbn: '1' },
    { isbn: '2' },
    { isbn: '1' },
    { version: 2 },
  ]);
});

test('the version that an answer brings is the one that is sent next', () => {
  const calls = [call('books.update', { isbn: '1' })];

  expect(versionsAfter(calls, { ...known(), scope, result: { ...emma, version: 5 } })).toEqual({ 'book 1': 5 });
  expect(versionsAfter(calls, { ...known(), scope, result: undefined })).toEqual({});
  expect(recordOfCall(call('books.create', { isbn: '1' }), { ...known(), scope })).toBeUndefined();
});

test('what a call hands over of a record is what the record is now, once its changes are known', () => {
  // given
  const loans = { ...scope, variables: { ...scope.variables, others: [emma], note: 'Emma' } };
  const met = {
    'book 1': { version: 6, changes: [{ path: 'title', title: 'Title', base: 'Emma', current: 'Emma II' }] },
  };
  const now = { isbn: '1', title: 'Emma II', version: 6 };

  // when
  const read = withConcurrentChanges(loans, { ...known(), given: { book: 'book', others: 'book[]' }, met });

  // then
  expect(read.variables).toEqual({ book: now, others: [now], this: { title: 'Emma, revised' }, note: 'Emma' });
  expect(withConcurrentChanges(read, { ...known(), given: { book: 'book' }, met }).variables['book']).toBe(
    read.variables['book'],
  );
});
