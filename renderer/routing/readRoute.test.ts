import { expect, test } from 'vitest';
import type { ScreenModel } from '#engine';
import { isUnreadable, readRoute } from './readRoute.ts';

const screen: ScreenModel = {
  id: 'loan',
  given: { loanId: 'integer', renewed: 'boolean?', shelf: 'string?' },
  enter: [],
  data: [],
  actions: [],
  body: [],
};

test('reads path and query in the types the screen gives', () => {
  // given
  const query = new URLSearchParams('renewed=true&shelf=&note=x');
  // when
  const route = readRoute(screen, { loanId: '12' }, query);
  // then
  expect(route).toEqual({ loanId: 12, renewed: true, note: 'x' });
});

test('leaves out a number that is none', () => {
  expect(readRoute(screen, { loanId: 'twelve' }, new URLSearchParams())).toEqual({});
});

test('knows a part of the path that is no value of its type', () => {
  const route = (loanId: string) => readRoute(screen, { loanId }, new URLSearchParams('renewed=perhaps'));

  expect(isUnreadable({ loanId: '12' }, route('12'))).toBe(false);
  expect(isUnreadable({ loanId: 'twelve' }, route('twelve'))).toBe(true);
});
