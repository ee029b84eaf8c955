import { expect, test } from 'vitest';
import { pageOf } from './pageOf.ts';

const rows = ['a', 'b', 'c', 'd', 'e'];

test.each([
  ['the first', 0, 2, { content: ['a', 'b'], totalPages: 3 }],
  ['the last, which is not full', 2, 2, { content: ['e'], totalPages: 3 }],
  ['one beyond the last, which is empty', 3, 2, { content: [], totalPages: 3 }],
  ['the only one', 0, 5, { content: rows, totalPages: 1 }],
  ['one without rows', 0, 0, { content: [], totalPages: 0 }],
])('a page is cut out: %s', (_what, number, size, page) => {
  expect(pageOf(rows, number, size)).toEqual({ ...page, totalElements: 5, number, size });
});
