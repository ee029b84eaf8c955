import { describe, expect, test } from 'vitest';
import { compileRelease } from '../../compiler/release/compileRelease.ts';
import { createExpressions } from '../expressions/createExpressions.ts';
import type { Release } from '../model/release.types.ts';
import type { Scope, User } from '../model/runtime.types.ts';
import { parsers } from '../parsing/parsers.ts';
import { completeRecord } from '../records/completeRecord.ts';
import { redactRecord } from './redactRecord.ts';

const expressions = createExpressions(parsers);

const release: Release = compileRelease([
  {
    kind: 'entity',
    id: 'member',
    json: {
      title: 'Member',
      key: 'id',
      properties: {
        id: { title: 'Id', type: 'integer' },
        debt: { title: 'Debt', type: 'number', allow: 'clerk' },
        lent: { title: 'Lent', $ref: 'book[]' },
      },
    },
  },
  {
    kind: 'entity',
    id: 'book',
    json: {
      title: 'Book',
      key: 'id',
      properties: {
        id: { title: 'Id', type: 'integer' },
        reader: { title: 'Reader', $ref: 'member' },
        shelf: {
          title: 'Shelf',
          type: 'object',
          properties: {
            row: { title: 'Row', type: 'integer' },
            code: { title: 'Code', type: 'string', allow: 'clerk' },
          },
        },
        price: { title: 'Price', type: 'number', allow: ['clerk', 'buyer'] },
        note: { title: 'Note', type: 'string' },
        words: { title: 'Words', $ref: 'word[]' },
        extra: { title: 'Extra', type: 'object' },
        marks: { title: 'Marks', type: 'array', items: { type: 'object' } },
      },
    },
  },
  { kind: 'entity', id: 'word', json: { type: 'string' } },
  {
    kind: 'access',
    id: 'library',
    json: {
      roles: ['Clerk', 'Buyer', 'Reader'].map((role) => ({ role, title: role, functions: [] })),
      precedence: [],
      policies: [
        { policy: 'clerk', when: "='Clerk' in user.roles" },
        { policy: 'buyer', when: "='Buyer' in user.roles" },
      ],
    },
  },
]);

const fields = release.entities['book']?.properties ?? [];

function seenBy(role: string, value: unknown): unknown {
  const user: User = { signedIn: true, roles: [role], functionalIds: [], companyIds: [] };
  return redactRecord({ fields, value, user, expressions, release });
}

const book = {
  ...{ id: 1, price: 9, shelf: { row: 3, code: 'x' } },
  reader: { id: 7, debt: 5, lent: [{ id: 2, price: 8 }, 'a text'] },
};

describe('of a record', () => {
  test.each([
    ['everything', 'Clerk', book],
    [
      'what is for everybody, in records inside of it and in lists of those too',
      'Reader',
      { id: 1, shelf: { row: 3 }, reader: { id: 7, lent: [{ id: 2 }, 'a text'] } },
    ],
    [
      'what one of several policies gives',
      'Buyer',
      { id: 1, price: 9, shelf: { row: 3 }, reader: { id: 7, lent: [{ id: 2, price: 8 }, 'a text'] } },
    ],
  ])('%s is shown to a %s', (_what, role, seen) => {
    expect(seenBy(role, book)).toEqual(seen);
  });

  test('what is taken away leaves no name behind, and the stored record as it is', () => {
    const stored = structuredClone(book);

    expect(Object.keys(Object(seenBy('Reader', stored)))).toEqual(['id', 'shelf', 'reader']);
    expect(stored).toEqual(book);
  });

  test('what its fields do not name is removed; what is empty and what is no record is left as it is', () => {
    expect(seenBy('Clerk', { id: 1, unknown: { debt: 1 }, debt: 2, reader: null, shelf: 'no record' })).toEqual({
      ...{ id: 1, reader: null, shelf: 'no record' },
    });
    expect([seenBy('Reader', null), seenBy('Reader', 7), seenBy('Reader', [book.id])]).toEqual([null, 7, [1]]);
  });

  test('what nothing is removed of is the same record', () => {
    expect(seenBy('Clerk', book)).toBe(book);
  });

  test('what is nested deeper than records are checked is not shown at all', () => {
    const chain = (depth: number): object => ({
      ...{ id: depth, [depth % 2 === 0 ? 'price' : 'debt']: 1 },
      ...(depth < 15 && (depth % 2 === 0 ? { reader: chain(depth + 1) } : { lent: [chain(depth + 1)] })),
    });
    const idsIn = (value: unknown): readonly unknown[] => {
      const { id, reader: next, lent = [next] } = Object(value);
      return id === undefined ? [] : [id, ...idsIn(lent[0])];
    };

    const shown = seenBy('Reader', chain(0));

    expect(idsIn(shown)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(JSON.stringify(shown)).not.toMatch(/debt|price/);
  });
});

describe('of a value whose shape is not the one that its field defines', () => {
  test('a record in a field of plain values is removed, in a list too', () => {
    const seen = seenBy('Clerk', { id: { debt: 1 }, note: [{ debt: 1 }], words: ['Emma', { debt: 1 }] });

    expect(seen).toEqual({});
  });

  test('plain values in a field of plain values are shown, and so are lists of them', () => {
    const value = { id: 1, note: 'Torn.', words: ['Emma', 'Ulysses'] };

    expect(seenBy('Reader', value)).toEqual(value);
  });

  test('a record of an entity that the release does not have is removed', () => {
    const [first] = fields;
    if (first === undefined) throw new Error('A book has fields.');
    const user: User = { signedIn: true, roles: ['Clerk'], functionalIds: [], companyIds: [] };
    const seen = ['gone', 'toString'].map((entity) =>
      redactRecord({
        fields: [{ ...first, type: 'any', schema: {}, entity }],
        value: { id: { debt: 1 } },
        user,
        expressions,
        release,
      }),
    );

    expect(seen).toEqual([{}, {}]);
  });

  test('JSON that no fields describe is shown whole', () => {
    const value = { id: 1, extra: { price: [{ debt: 1 }], deep: { deeper: null } }, marks: [{ debt: 1 }] };

    expect(seenBy('Reader', value)).toEqual(value);
  });

  test('but a record of an entity within such JSON is redacted as that entity', () => {
    const entity = release.entities['book'];
    const user: User = { signedIn: true, roles: [], functionalIds: [], companyIds: [] };
    const scope: Scope = { variables: {}, user, settings: {}, clock: { today: () => '', now: () => '' }, expressions };
    if (entity === undefined) throw new Error('There are books.');
    const inner = completeRecord(entity, book, scope, release);

    expect(seenBy('Reader', { id: 1, extra: { books: [inner], count: 1 } })).toEqual({
      id: 1,
      extra: { books: [{ id: 1, shelf: { row: 3 }, reader: { id: 7, lent: [{ id: 2 }, 'a text'] } }], count: 1 },
    });
  });

  test('JSON that is nested without end is cut', () => {
    const endless: Record<string, unknown> = { name: 'Emma' };
    endless['again'] = endless;

    const shown = JSON.stringify(seenBy('Reader', { extra: endless }));

    expect(shown.match(/Emma/g)?.length).toBe(101);
  });

  test('lists that are nested without end are cut', () => {
    const endless: unknown[] = ['Emma'];
    endless.push(endless);

    const shown = JSON.stringify(seenBy('Reader', { extra: endless }));

    expect(shown.match(/Emma/g)?.length).toBe(101);
  });
});
