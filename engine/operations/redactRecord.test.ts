import { describe, expect, test } from 'vitest';
import { compileRelease } from '../../compiler/release/compileRelease.ts';
import type { Release } from '../model/release.types.ts';
import type { User } from '../model/runtime.types.ts';
import { redactRecord } from './redactRecord.ts';

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
      },
    },
  },
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
  return redactRecord({ fields, value, user, release });
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

  test('what its fields do not name, what is empty and what is no record is left as it is', () => {
    expect(seenBy('Reader', { id: 1, unknown: { debt: 1 }, reader: null, shelf: 'no record' })).toEqual({
      ...{ id: 1, unknown: { debt: 1 }, reader: null, shelf: 'no record' },
    });
    expect([seenBy('Reader', null), seenBy('Reader', 7), seenBy('Reader', [book.id])]).toEqual([null, 7, [1]]);
  });

  test('what lies deeper than records are looked through is not shown at all', () => {
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
