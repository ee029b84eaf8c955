import { expect, test } from 'vitest';
import { matchRoute, nearestRoute } from './matchRoute.ts';

test.each([
  ['/books', '/Books/', {}],
  ['/', '/', {}],
  ['/books/{bookId}', '/books/a%2Fb', { bookId: 'a/b' }],
  ['/books/{bookId}', '/books/%', { bookId: '%' }],
  ['/members/{memberId}/Loans/{loanId}', '/members/7/loans/12', { memberId: '7', loanId: '12' }],
  ['/books', '/books/7', undefined],
  ['/books/{bookId}', '/books', undefined],
  ['/books/{bookId}', '/loans/7', undefined],
])('%s at %s', (route, pathname, parameters) => {
  expect(matchRoute(route, pathname)).toEqual(parameters);
});

test('a word comes before a parameter, from the left', () => {
  // given
  const routed = ['/{shelf}/new', '/books/{bookId}', '/books/new'].map((route) => ({ route }));
  // when
  const found = ['/books/new', '/books/7', '/loans/new', '/loans/7'].map((path) => nearestRoute(routed, path)?.route);
  // then
  expect(found).toEqual(['/books/new', '/books/{bookId}', '/{shelf}/new', undefined]);
});
