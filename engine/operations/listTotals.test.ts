import { expect, test } from 'vitest';
import { keepTotal, rememberTotal, totalOf } from './listTotals.ts';

test('a list that is cut knows how many there are, and so does what is made of it', () => {
  const whole = [1, 2];
  const cut = rememberTotal([1, 2], 5);

  expect([whole, cut, keepTotal([3, 4], cut), keepTotal([3, 4], whole), undefined].map(totalOf)).toEqual([
    ...[undefined, 5, 5, undefined, undefined],
  ]);
});
