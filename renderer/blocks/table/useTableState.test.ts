import { expect, test } from 'vitest';
import { nextSort } from './useTableState.ts';

test('sorts a column up, then down, then not at all', () => {
  // given
  const start: string | undefined = undefined;
  // when
  const first = nextSort(start, 'title');
  const second = nextSort(first, 'title');
  const third = nextSort(second, 'title');
  // then
  expect([first, second, third]).toEqual(['title', '-title', undefined]);
});

test('begins anew with another column', () => {
  expect(nextSort('-title', 'author')).toBe('author');
});
