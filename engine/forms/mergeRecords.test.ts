import { expect, test } from 'vitest';
import { mergeRecords } from './mergeRecords.ts';

test.each([
  [
    'nested records keep what the change leaves out',
    { a: { b: 1, c: 2 }, d: 3 },
    { a: { b: 9 } },
    { a: { b: 9, c: 2 }, d: 3 },
  ],
  ['lists are replaced', { a: [1, 2] }, { a: [3] }, { a: [3] }],
  ['a record takes the place of a plain value', { a: 1 }, { a: { b: 2 } }, { a: { b: 2 } }],
  ['null is written', { a: 1 }, { a: null }, { a: null }],
  ['nothing stored', undefined, { a: 1 }, { a: 1 }],
])('%s', (_name, record, changes, merged) => {
  expect(mergeRecords(record, changes)).toEqual(merged);
});
