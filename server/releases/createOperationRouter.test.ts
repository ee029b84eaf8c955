import { describe, expect, test } from 'vitest';
import { toyRelease } from '../testing/toyRelease.ts';
import { createOperationRouter } from './createOperationRouter.ts';

const [first] = Object.values(toyRelease().operations);
if (first === undefined) throw new Error('The library has operations.');

const route = createOperationRouter(
  [
    ['books.list', 'GET', '/books'],
    ['books.add', 'POST', '/books'],
    ['books.get', 'GET', '/books/{book}'],
    ['books.new', 'GET', '/books/new'],
    ['pages.get', 'GET', '/books/{book}/pages/{page}'],
    ['pages.newest', 'GET', '/books/new/newest'],
  ].map(([id = '', method, path = '']) => ({ ...first, id, method: method === 'POST' ? 'POST' : 'GET', path })),
);

test('an operation that nobody may call has no address', () => {
  const internal = createOperationRouter([{ ...first, method: 'GET', path: '/books', allow: {} }]);

  expect(internal('GET', '/books')).toBe(undefined);
});

describe('an address', () => {
  test.each([
    ['GET', '/books', 'books.list', {}],
    ['HEAD', '/books', 'books.list', {}],
    ['POST', '/books', 'books.add', {}],
    ['GET', '/books/7', 'books.get', { book: '7' }],
    ['GET', '/books/new', 'books.new', {}],
    ['GET', '/books/new/newest', 'pages.newest', {}],
    ['GET', '/books/new/pages/2', 'pages.get', { book: 'new', page: '2' }],
    ['GET', '/books/a%2Fb%20c', 'books.get', { book: 'a/b c' }],
    ['GET', `/books/${'x'.repeat(500)}`, 'books.get', { book: 'x'.repeat(500) }],
  ])('%s %s is that of %s', (method, path, id, params) => {
    const found = route(method, path);

    expect([found?.operation.id, found?.params]).toEqual([id, params]);
  });

  test.each([
    ['DELETE', '/books'],
    ['GET', '/Books'],
    ['GET', '/books/'],
    ['GET', '/books/7/'],
    ['GET', '/books/7/pages'],
    ['GET', '/books/%zz'],
    ['GET', `/books/${'x'.repeat(501)}`],
    ['GET', ''],
  ])("%s %s is nobody's", (method, path) => {
    expect(route(method, path)).toBeUndefined();
  });
});
