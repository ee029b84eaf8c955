import { expect, test } from 'vitest';
import { createOnceKeys } from './OnceKeys.ts';

test('keeps the key of a call until the call has been answered', () => {
  // given
  const made = ['key 1', 'key 2', 'key 3'].values();
  const keys = createOnceKeys(() => made.next().value ?? '');
  // when
  const first = keys.keyOf('loans.create', { book: 1 });
  const again = keys.keyOf('loans.create', { book: 1 });
  const other = keys.keyOf('loans.create', { book: 2 });
  keys.forget('loans.create', { book: 1 });
  const later = keys.keyOf('loans.create', { book: 1 });
  // then
  expect([first, again, other, later]).toEqual(['key 1', 'key 1', 'key 2', 'key 3']);
});

test('makes keys that nobody guesses', () => {
  // given
  const keys = createOnceKeys();
  // when
  const made = [keys.keyOf('a', {}), keys.keyOf('b', {})];
  // then
  expect(made[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(made[0]).not.toBe(made[1]);
});
