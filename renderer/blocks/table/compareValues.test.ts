import { expect, test } from 'vitest';
import { compareValues } from './compareValues.ts';

test('sorts numbers by size and texts by the alphabet, numbers within texts too', () => {
  // given
  const shelves = ['shelf 10', 'Shelf 2', 'shelf 1'];
  const copies = [10, 9, 100];
  // when
  const sorted = [shelves, copies].map((values) => values.toSorted((a, b) => compareValues(a, b, 'en')));
  // then
  expect(sorted).toEqual([
    ['shelf 1', 'Shelf 2', 'shelf 10'],
    [9, 10, 100],
  ]);
});

test('puts what is absent last', () => {
  // given
  const values = [undefined, 'b', '', null, 'a'];
  // when
  const sorted = values.toSorted((a, b) => compareValues(a, b, 'en'));
  // then
  expect(sorted.slice(0, 2)).toEqual(['a', 'b']);
});
