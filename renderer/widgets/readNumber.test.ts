import { expect, it } from 'vitest';
import { readNumber } from './readNumber.ts';

it('reads plain, grouped and dollar amounts as numbers', () => {
  const typed = ['12', '-3.5', '1,250.75', '$ 1,000,000', '.5', '7.'];

  const read = typed.map(readNumber);

  expect(read).toEqual([12, -3.5, 1250.75, 1_000_000, 0.5, 7]);
});

it('keeps text that is no number and drops an empty one', () => {
  expect([readNumber('twelve'), readNumber('1,2'), readNumber(' ')]).toEqual(['twelve', '1,2', undefined]);
});
