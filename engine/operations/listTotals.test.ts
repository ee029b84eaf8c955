import { expect, test } from 'vitest';
import { attachTotal, copyTotal, totalOf } from './listTotals.ts';

test('a list that is cut knows how many there are, and so does what is made of it', () => {
  const whole = [1, 2];
  const cut = attachTotal([1, 2], 5);

  expect([whole, cut, copyTotal([3, 4], cut), copyTotal([3, 4], whole), undefined].map(totalOf)).toEqual([
    ...[undefined, 5, 5, undefined, undefined],
  ]);
});
