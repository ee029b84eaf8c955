import { describe, expect, test } from 'vitest';
import { compileRelease } from '../../compiler/release/compileRelease.ts';
import { renameFields } from './renameFields.ts';

const release = compileRelease([
  {
    kind: 'entity',
    id: 'book',
    json: {
      title: 'Book',
      key: 'id',
      properties: {
        id: { title: 'Id', type: 'integer', wire: 'bookId' },
        author: { title: 'Author', $ref: 'author' },
        others: { title: 'Others', $ref: 'book[]', wire: 'more' },
        shelf: { title: 'Shelf', properties: { floor: { title: 'Floor', type: 'integer', wire: 'level' } } },
        state: { title: 'State', type: 'string', wire: 'status.state' },
        note: { title: 'Note', type: 'string', wire: 'status.note' },
        mail: { title: 'Mail', $ref: 'address' },
      },
    },
  },
  {
    kind: 'entity',
    id: 'author',
    json: { title: 'Author', properties: { name: { title: 'Name', type: 'string', wire: 'fullName' } } },
  },
  { kind: 'entity', id: 'address', json: { type: 'string', format: 'email' } },
]);
const fields = release.entities['book']?.properties ?? [];

function rename(value: unknown, direction: 'toWire' | 'fromWire', unknown: 'keep' | 'drop' = 'drop'): unknown {
  return renameFields({ fields, value, direction, unknown, release });
}

const book = {
  ...{ id: 1, author: { name: 'Una' }, shelf: { floor: 2 }, state: 'IN', note: 'x', mail: 'a@b.example' },
  others: [{ id: 2, author: { name: 'Bo' } }, { id: 3 }],
};
const wire = {
  ...{ bookId: 1, author: { fullName: 'Una' }, shelf: { level: 2 }, status: { state: 'IN', note: 'x' } },
  ...{ mail: 'a@b.example', more: [{ bookId: 2, author: { fullName: 'Bo' } }, { bookId: 3 }] },
};

describe('names of a record', () => {
  test('are translated there and back, in records inside of it and in lists of those', () => {
    const given = structuredClone(book);

    expect(rename(given, 'toWire')).toEqual(wire);
    expect(rename(wire, 'fromWire')).toEqual(book);
    expect([rename([book, book], 'toWire'), given]).toEqual([[wire, wire], book]);
  });

  test('that no field has are cut off, or kept to be refused', () => {
    const sent = {
      ...{ bookId: 1, id: 9, extra: { a: 1 }, author: { fullName: 'Una', age: 7 } },
      ...{ status: { state: 'IN', moved: true, note: 'x' }, more: [{ bookId: 2, extra: 1 }] },
    };

    expect(rename(sent, 'fromWire')).toEqual({
      ...{ id: 1, author: { name: 'Una' }, state: 'IN', note: 'x', others: [{ id: 2 }] },
    });
    expect(rename({ bookId: 1, extra: { a: 1 }, status: { state: 'IN', moved: true } }, 'fromWire', 'keep')).toEqual({
      ...{ id: 1, extra: { a: 1 }, state: 'IN', status: { moved: true } },
    });
    expect(rename({ author: { name: 'Una', age: 7 }, more: [{ extra: 1 }] }, 'fromWire', 'keep')).toEqual({
      ...{ author: { name: 'Una', age: 7 }, others: [{ extra: 1 }] },
    });
  });

  test('that are left over beside dotted ones stay beside them', () => {
    expect(rename({ state: 'IN', status: { moved: true } }, 'toWire', 'keep')).toEqual({
      status: { state: 'IN', moved: true },
    });
    expect(rename({ state: 'IN', status: 'none' }, 'toWire', 'keep')).toEqual({ status: { state: 'IN' } });
  });

  test('of what is absent or null are not made up, and values that are no records stay', () => {
    expect(rename({ id: undefined, author: null, shelf: 'none', others: [] }, 'toWire')).toEqual({
      ...{ shelf: 'none', more: [] },
    });
    expect([rename(null, 'toWire'), rename('x', 'toWire'), rename(undefined, 'toWire')]).toEqual([
      null,
      'x',
      undefined,
    ]);
  });

  test('below what is no record of ours are left as they are', () => {
    const [first] = fields;
    if (first === undefined) throw new Error('A book has properties.');
    const odd = ['toString', 'gone'].map((entity) => ({ ...first, path: entity, wire: entity, entity }));
    const value = { mail: { name: 'x' }, toString: { name: 'x' }, gone: { name: 'x' } };

    expect(renameFields({ fields: [...fields, ...odd], value, direction: 'toWire', unknown: 'drop', release })).toEqual(
      value,
    );
  });

  test('cannot reach what every object inherits', () => {
    const [first] = fields;
    if (first === undefined) throw new Error('A book has properties.');
    const proto = { ...first, path: 'proto', wire: '__proto__' };
    const value = { id: 1, proto: { isAdmin: true } };

    const sent = renameFields({ fields: [first, proto], value, direction: 'toWire', unknown: 'drop', release });

    expect(sent).toEqual({ bookId: 1 });
    expect(Object.getPrototypeOf(sent)).toBe(Object.prototype);
  });

  describe('are translated in twelve records inside each other; a record below', () => {
    const nested = (depth: number, key: string, list: string): object => ({
      [key]: depth,
      ...(depth < 14 && { [list]: [nested(depth + 1, key, list)] }),
    });
    const keys = (value: unknown): readonly string[] => {
      const { others = [], ...own } = Object(value);
      return [...Object.keys(own).filter((name) => name !== 'more'), ...others.flatMap(keys)];
    };

    test('is cut off, because it may have names that no field has', () => {
      expect(keys(rename(nested(0, 'bookId', 'more'), 'fromWire'))).toEqual(Array(13).fill('id'));
    });

    test('is left as it is where names that no field has are kept to be refused', () => {
      const kept = rename(nested(0, 'bookId', 'more'), 'fromWire', 'keep');

      expect(keys(kept)).toEqual([...Array(13).fill('id'), 'bookId']);
    });
  });
});
