import { expect, test } from 'vitest';
import { compareKeys, guessOf, sortKeyOf } from './sortKeys.ts';

test('sorts numbers by size and texts by the alphabet, numbers within texts too', () => {
  // given
  const shelves = ['shelf 10', 'Shelf 2', 'shelf 1'];
  const copies = [10, 9, 100];
  // when
  const sorted = [shelves, copies].map((keys) => keys.toSorted(compareKeys('en')));
  // then
  expect(sorted).toEqual([
    ['shelf 1', 'Shelf 2', 'shelf 10'],
    [9, 10, 100],
  ]);
});

test('has no key for what has no order', () => {
  expect([undefined, null, '', {}, [], false, true, 0, 'a'].map(sortKeyOf)).toEqual([
    ...[undefined, undefined, undefined, undefined, undefined],
    ...[0, 1, 0, 'a'],
  ]);
});

test('guesses an order that the alphabet has little to change in', () => {
  // given
  const names = ['Élan', 'Émile 10', 'emile 2', 'Zoë', 'anna', 'Ânna 1'];
  // when
  const guessed = names.toSorted((left, right) => (guessOf(left) < guessOf(right) ? -1 : 1));
  // then
  expect(guessed).toEqual(names.toSorted(compareKeys('fr')));
});
