import { expect, test } from 'vitest';
import { withoutBlockParams } from './blockParams.ts';

test('a screen does not see what its address says of a block', () => {
  expect(withoutBlockParams('?loans.view=late&member=7&loans.book.title=Zoo')).toBe('?member=7');
  expect(withoutBlockParams('?loans.page=2')).toBe('');
  expect(withoutBlockParams('?member=7+8')).toBe('?member=7+8');
});
