import { describe, expect, test } from 'vitest';
import { compileRelease, expressions } from '#compiler';
import { attachTotal, type Release, type Scope, totalOf, type User } from '#engine';
import { createLifecycleMachines } from '#machines';
import { complete } from '../records/completedRecords.ts';
import { completeHandlerResult, shapeResult } from './shapeResult.ts';

const machines = createLifecycleMachines();

/** Books and authors reference each other. Only the clerks' remark on an author has restricted access. */
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
  const scope: Scope = { variables: {}, user, settings: {}, clock, expressions };
  return shapeResult({ operation, result, scope, user, release, machines });
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

/** Returns a book whose author has a first book, and so on, nested to this depth. */
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

/**
 * Returns a release in which members have a list of books, an embedded card, and a computed debt with restricted
 * access.
 */
function library(): Release {
  const allow = { clerk: 'all', reader: 'all' };
  return compileRelease([
    {
      kind: 'entity',
      id: 'member',
      json: {
        title: 'Member',
        key: 'id',
        properties: {
          id: { title: 'Id', type: 'integer' },
          name: { title: 'Name', type: 'string', wire: 'fullName' },
          greeting: { title: 'Greeting', type: 'string', value: "='Dear ' + this.name" },
          debt: { title: 'Debt', type: 'integer', value: '=this.id * 2', allow: 'clerk' },
          card: {
            title: 'Card',
            properties: { pin: { title: 'Pin', type: 'string', allow: 'clerk' }, no: { title: 'No', type: 'integer' } },
          },
          lent: { title: 'Lent', $ref: 'copy[]' },
          mail: { title: 'Mail', $ref: 'address' },
        },
      },
    },
    {
      kind: 'entity',
      id: 'copy',
      json: {
        title: 'Copy',
        properties: {
          id: { title: 'Id', type: 'integer' },
          price: { title: 'Price', type: 'integer', allow: 'clerk' },
        },
      },
    },
    { kind: 'entity', id: 'plain', json: { title: 'Plain', properties: { id: { title: 'Id', type: 'integer' } } } },
    { kind: 'entity', id: 'address', json: { type: 'string', format: 'email' } },
    { kind: 'operation', id: 'members.get', json: { title: 'A', call: 'GET /a', result: 'member', allow } },
    { kind: 'operation', id: 'members.find', json: { title: 'B', call: 'GET /b', result: 'member?', allow } },
    { kind: 'operation', id: 'members.list', json: { title: 'C', call: 'GET /c', result: { list: 'member' }, allow } },
    { kind: 'operation', id: 'members.page', json: { title: 'D', call: 'GET /d', result: { page: 'member' }, allow } },
    { kind: 'operation', id: 'members.touch', json: { title: 'E', call: 'POST /e', allow } },
    { kind: 'operation', id: 'members.print', json: { title: 'F', call: 'GET /f', result: { file: true }, allow } },
    { kind: 'operation', id: 'members.mail', json: { title: 'G', call: 'GET /g', result: 'address', allow } },
    { kind: 'operation', id: 'members.count', json: { title: 'H', call: 'GET /h', result: 'integer', allow } },
    { kind: 'operation', id: 'plains.get', json: { title: 'I', call: 'GET /i', result: 'plain', allow } },
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
  ]);
}

const stored = {
  ...{ id: 3, name: 'Ann', card: { pin: '1234', no: 5 }, mail: 'ann@library.example' },
  lent: [{ id: 1, price: 9 }, { id: 2 }],
};
const ofReader = {
  ...{ id: 3, fullName: 'Ann', greeting: 'Dear Ann', card: { no: 5 }, mail: 'ann@library.example' },
  lent: [{ id: 1 }, { id: 2 }],
};
const ofClerk = { ...ofReader, debt: 6, card: stored.card, lent: stored.lent };

describe('a result has computed properties, names of the wire and nothing that is forbidden', () => {
  const page = (content: unknown) => ({ content, totalElements: 1, totalPages: 1, number: 0, size: 9 });

  test.each([
    ['one record', 'members.get', stored, ofReader, ofClerk],
    ['one that may be absent', 'members.find', stored, ofReader, ofClerk],
    ['a list', 'members.list', [stored, stored], [ofReader, ofReader], [ofClerk, ofClerk]],
    ['a page', 'members.page', page([stored]), page([ofReader]), page([ofClerk])],
    ['a page without rows', 'members.page', { number: 0 }, { number: 0, content: [] }, { number: 0, content: [] }],
    ['an absent one', 'members.find', undefined, undefined, undefined],
    ['what is no page', 'members.page', 'none', 'none', 'none'],
    ['a record that nothing is hidden of', 'plains.get', { id: 1, more: 2 }, { id: 1 }, { id: 1 }],
  ])('%s', (_what, id, result, reader, clerk) => {
    const given = structuredClone(result);

    expect([answer(library(), id, result), answer(library(), id, result, 'Clerk')]).toEqual([reader, clerk]);
    expect(result).toEqual(given);
  });

  test.each([
    ['a file', 'members.print', { name: 'a.pdf', debt: 1 }],
    ['a text', 'members.mail', 'ann@library.example'],
    ['a number', 'members.count', 7],
  ])('but of %s is handed on as it is', (_what, id, result) => {
    expect(answer(library(), id, result)).toBe(result);
  });

  test('and nothing at all where the operation returns none', () => {
    expect(answer(library(), 'members.touch', stored, 'Clerk')).toBeUndefined();
  });

  test('and a record of an unknown entity is not returned, by an inherited name either', () => {
    const release = library();
    const get = release.operations['members.get'];
    if (get === undefined) throw new Error('There is no members.get.');
    const odd = { ...release, operations: { odd: { ...get, result: { shape: 'one', type: 'toString' } as const } } };

    expect(answer(odd, 'odd', stored)).toBeUndefined();
  });
});

test('computed properties of a record that was read in the same scope are not computed again', () => {
  const release = library();
  const [operation, entity] = [release.operations['members.list'], release.entities['member']];
  if (operation === undefined || entity === undefined) throw new Error('The library has members.');
  const user: User = { signedIn: true, roles: [], functionalIds: [], companyIds: [] };
  const clock = { today: () => '', now: () => '' };
  const scope: Scope = { variables: {}, user, settings: {}, clock, expressions };
  const read = complete(entity, stored, { scope, release, machines });

  const again = completeHandlerResult({ operation, result: [read, stored, 'no record'], scope, release, machines });
  const elsewhere = completeHandlerResult({ operation, result: [read], scope: { ...scope }, release, machines });

  expect(again).toEqual([read, { ...stored, greeting: 'Dear Ann', debt: 6 }, 'no record']);
  expect(Array.isArray(again) && again[0] === read).toBe(true);
  expect(Array.isArray(elsewhere) && elsewhere[0] !== read).toBe(true);
});

test('a list that was cut is still known to be cut', () => {
  const list = attachTotal([book], 2000);

  expect(totalOf(answer(circle(), 'books.list', list))).toBe(2000);
});
