import { expect, test } from 'vitest';
import { currentChoice, nextSort } from './useTableState.ts';

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

test('a choice of the user counts until the address has followed it', () => {
  // given: the user went from the second page to the first one
  const second = { page: 1, sort: undefined, filters: {} };
  const first = { ...second, page: 0 };
  const stored = { choice: first, entry: 'before' };
  // then
  expect(currentChoice(second, stored, 'before')).toBe(first);
  expect(currentChoice(second, stored, 'after')).toBe(second);
  expect(currentChoice(undefined, stored, 'after')).toBe(first);
  expect(currentChoice(second, { choice: first }, 'before')).toBe(second);
});
