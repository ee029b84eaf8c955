import { describe, expect, test } from 'vitest';
import { compileRelease, type Release, rememberTotal, type Scope, totalOf, type User } from '#engine';
import { shapeResult } from './shapeResult.ts';

/** Books and authors lead to each other; only what is said of an author by the clerks is not for everybody. */
function circle(): Release {
  const allow = { clerk: 'all', reader: 'all' };
  const inputs: readonly { readonly kind: string; readonly id: string; readonly json: object }[] = [
    {
      kind: 'entity',
      id: 'author',
      json: {
        title: 'Author',
        key: 'id',
        properties: {
          id: { title: 'Id', type: 'integer' },
          first: { title: 'First book', $ref: 'book' },
          opinion: { title: 'Opinion', type: 'string', allow: 'clerk' },
        },
      },
    },
    {
      kind: 'entity',
      id: 'book',
      json: {
        title: 'Book',
        key: 'id',
        properties: { id: { title: 'Id', type: 'integer' }, author: { title: 'Author', $ref: 'author' } },
      },
    },
    { kind: 'operation', id: 'authors.get', json: { title: 'A', call: 'GET /author', result: 'author', allow } },
    { kind: 'operation', id: 'books.get', json: { title: 'B', call: 'GET /book', result: 'book', allow } },
    { kind: 'operation', id: 'books.list', json: { title: 'C', call: 'GET /books', result: { list: 'book' }, allow } },
    { kind: 'operation', id: 'books.page', json: { title: 'D', call: 'GET /page', result: { page: 'book' }, allow } },
    {
      kind: 'access',
      id: 'library',
      json: {
        roles: ['Clerk', 'Reader'].map((role) => ({ role, title: role, functions: [] })),
        precedence: [],
        policies: [
          { policy: 'clerk', when: "='Clerk' in user.roles" },
          { policy: 'reader', when: "='Reader' in user.roles" },
        ],
      },
    },
  ];
  return compileRelease(inputs);
}

const author = { id: 1, opinion: 'Rambles.', first: { id: 2, author: { id: 1, opinion: 'Rambles.' } } };
const book = { id: 2, author };
const seenAuthor = { id: 1, first: { id: 2, author: { id: 1 } } };
const seenBook = { id: 2, author: seenAuthor };

function answer(release: Release, id: string, result: unknown, role = 'Reader'): unknown {
  const operation = release.operations[id];
  if (operation === undefined) throw new Error(`There is no ${id}.`);
  const user: User = { signedIn: true, roles: [role], functionalIds: [], companyIds: [] };
  const clock = { today: () => '2026-11-21', now: () => '2026-11-21T10:00:00Z' };
  const scope: Scope = { variables: {}, user, settings: {}, clock };
  return shapeResult({ operation, result, scope, user, release });
}

describe('what is not for everybody behind entities that lead to each other is taken away', () => {
  test('when the entity that has it is asked for first', () => {
    const release = circle();

    expect(answer(release, 'authors.get', author)).toEqual(seenAuthor);
    expect(answer(release, 'books.get', book)).toEqual(seenBook);
  });

  test('when the entity that leads to it is asked for first', () => {
    const release = circle();

    expect(answer(release, 'books.get', book)).toEqual(seenBook);
    expect(answer(release, 'authors.get', author)).toEqual(seenAuthor);
  });

  test('from every record of a list and of a page', () => {
    const release = circle();
    const page = { content: [book, book], totalElements: 9, totalPages: 5, number: 1, size: 2 };

    expect(answer(release, 'books.list', [book, book])).toEqual([seenBook, seenBook]);
    expect(answer(release, 'books.page', page)).toEqual({ ...page, content: [seenBook, seenBook] });
  });

  test('from nobody whom it is for', () => {
    expect(answer(circle(), 'books.get', book, 'Clerk')).toEqual(book);
  });
});

/** A book whose author has a first book, and so on: as many records inside each other. */
function nested(records: number): object {
  return Array.from({ length: records }).reduceRight<object>(
    (inner, _, index) => ({
      id: index,
      ...(index % 2 === 0 ? {} : { opinion: 'Rambles.' }),
      ...(index === records - 1 ? {} : { [index % 2 === 0 ? 'author' : 'first']: inner }),
    }),
    {},
  );
}

function idsIn(value: unknown): readonly unknown[] {
  const { id, author: next, first = next } = Object(value);
  return id === undefined ? [] : [id, ...idsIn(first)];
}

test('what lies deeper than records are looked through is not shown at all', () => {
  const shown = answer(circle(), 'books.get', nested(16));

  expect(idsIn(shown)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(JSON.stringify(shown)).not.toContain('Rambles.');
});

test('a list that was cut is still known to be cut', () => {
  const list = rememberTotal([book], 2000);

  expect(totalOf(answer(circle(), 'books.list', list))).toBe(2000);
});
