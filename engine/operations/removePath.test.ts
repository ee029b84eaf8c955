import { expect, test } from 'vitest';
import { removePath } from './removePath.ts';

test.each([
  ['a property', { a: 1, b: 2 }, 'a', { b: 2 }],
  ['a property of a record inside', { a: { b: 1, c: 2 } }, 'a.b', { a: { c: 2 } }],
  ['a record that is left empty with its last property', { a: { b: { c: 1 } }, d: 1 }, 'a.b.c', { d: 1 }],
  ['nothing that is not there', { a: { b: 1 } }, 'a.c', { a: { b: 1 } }],
  ['nothing below a property that is not there', { a: 1 }, 'b.c', { a: 1 }],
  ['nothing below what is no record', { a: 1 }, 'a.b', { a: 1 }],
  ['nothing that is inherited', { a: 1 }, 'toString', { a: 1 }],
])('takes away %s', (_what, record, path, left) => {
  const given = structuredClone(record);

  expect(removePath(record, path)).toEqual(left);
  expect(record).toEqual(given);
});

test('gives back the very record where there is nothing to take away', () => {
  const record = { a: { b: 1 } };

  expect(removePath(record, 'b.c')).toBe(record);
  expect(removePath(record, 'a.b.c')).toEqual(record);
  expect(removePath(record, '__proto__.b')).toBe(record);
});
