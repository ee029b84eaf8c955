import { matchPath, matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Release, ScreenModel } from '#engine';
import { createScreenRoutes, findScreen, pathOf } from './screenRoutes.ts';

const screenAt = (route: string) => ({ id: route, route, given: {}, enter: [], data: [], actions: [], body: [] });

const releaseOf = (...screens: readonly ScreenModel[]): Release => ({
  ...{ hash: '0', language: 1, locales: ['en'], entities: {}, operations: {}, forms: {}, flows: {}, wizards: {} },
  ...{ lifecycles: {}, menus: {}, settings: {}, templates: {}, texts: {} },
  access: { roles: [], precedence: [], policies: [], functions: [], otherwise: [] },
  screens: Object.fromEntries(screens.map((screen) => [screen.id, screen])),
});

test.each([
  ['/books', '/Books/', {}],
  ['/', '/', {}],
  ['/books/{bookId}', '/books/a%2Fb', { bookId: 'a/b' }],
  ['/books/{bookId}', '/books/b%C3%BCcher', { bookId: 'bücher' }],
  ['/books/{bookId}', '/books/%', { bookId: '%' }],
  ['/members/{memberId}/Loans/{loanId}', '/members/7/loans/12', { memberId: '7', loanId: '12' }],
  ['/books', '/books/7', undefined],
  ['/books/{bookId}', '/books', undefined],
  ['/books/{bookId}', '/loans/7', undefined],
])('%s at %s', (route, pathname, parameters) => {
  const routes = createScreenRoutes(releaseOf(screenAt(route)));

  expect(matchRoutes(routes, pathname)?.[0]?.params).toEqual(parameters);
});

test('a screen without an address has no route', () => {
  const { route: _, ...part } = screenAt('/books');

  expect(createScreenRoutes(releaseOf(part, screenAt('/loans')))).toEqual([
    { id: '/loans', path: '/loans', handle: screenAt('/loans') },
  ]);
});

test('the route with the most words comes first', () => {
  // given
  const routes = createScreenRoutes(releaseOf(...['/{shelf}/new', '/books/{bookId}', '/books/new'].map(screenAt)));
  // when
  const found = ['/books/new', '/books/7', '/loans/new', '/loans/7'].map((path) => findScreen(routes, path)?.route);
  // then
  expect(found).toEqual(['/books/new', '/books/{bookId}', '/{shelf}/new', undefined]);
});

test('of two routes with as many words, the one whose words are further left comes first', () => {
  // given
  const routes = createScreenRoutes(releaseOf(...['/{shelf}/new', '/books/{bookId}'].map(screenAt)));
  // when
  const found = findScreen(routes, '/books/new')?.route;
  // then
  expect(found).toBe('/books/{bookId}');
});

test('the path of a screen is read with the same names as its route', () => {
  const screen = screenAt('/members/{memberId}/loans/{loanId}');

  expect(matchPath(pathOf(screen), '/members/7/loans/12')?.params).toEqual({ memberId: '7', loanId: '12' });
});
