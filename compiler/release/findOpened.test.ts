import { describe, expect, test } from 'vitest';
import type { Release } from '#engine';
import { compileRelease } from './compileRelease.ts';
import { findOpenedData, findOpenedScreens } from './findOpened.ts';

function library(cost: string = 'clerk'): Release {
  const book = {
    title: 'Book',
    key: 'isbn',
    owners: { reader: { reader: 'user.email' } },
    properties: {
      isbn: { title: 'ISBN', type: 'string' },
      reader: { title: 'Reader', type: 'string' },
      deal: {
        ...{ title: 'Deal', type: 'object', allow: ['reader', 'clerk'] },
        properties: { cost: { title: 'Cost', type: 'number', allow: cost } },
      },
    },
  };
  const definitions = [
    { kind: 'entity', id: 'book', json: book },
    operation('books.list', 'GET /books', { reader: 'own', clerk: 'all' }),
    operation('books.lend', 'POST /books/{isbn}/loan', { clerk: 'all' }),
    operation('books.count', 'GET /books/count', 'public'),
    {
      kind: 'lifecycle',
      id: 'book',
      json: { of: 'book', at: 'reader', events: [{ on: 'books.lend', set: { reader: '=user.email' } }] },
    },
    screen('desk', { route: '/desk', allow: 'clerk' }),
    screen('shelf', {
      ...{ route: '/shelf', allow: 'public' },
      body: [
        { section: 'all', title: 'All', body: [] },
        { section: 'orders', title: 'Orders', allow: 'clerk', body: [] },
      ],
    }),
    screen('side', {}),
    {
      kind: 'access',
      id: 'library',
      json: {
        roles: [],
        precedence: [],
        policies: [
          { policy: 'public', when: true },
          { policy: 'reader', when: "='Reader' in user.roles" },
          { policy: 'clerk', when: "='Clerk' in user.roles" },
        ],
        otherwise: [],
      },
    },
  ];
  return compileRelease(definitions);
}

function operation(id: string, call: string, allow: unknown) {
  return { kind: 'operation', id, json: { title: `Title of ${id}`, call, of: 'book', allow } };
}

function screen(id: string, more: object) {
  return { kind: 'screen', id, json: { title: `Title of ${id}`, body: [], ...more } };
}

const release = library();
const view = (...policies: readonly string[]) => ({
  release,
  rights: { policies: ['public', ...policies], roles: [] },
});
const told = (items: readonly { readonly kind: string; readonly id: string }[]) =>
  items.map(({ kind, id }) => `${kind} ${id}`);

describe('compared with what was open before,', () => {
  test('more rights open operations, events of records and properties, also where somebody had only own records', () => {
    expect(told(findOpenedData(view('reader'), view('reader', 'clerk')))).toEqual([
      'operation books.list',
      'act books.lend',
      'property book.deal.cost',
    ]);
  });

  test('a property opens with those above it only', () => {
    expect(told(findOpenedData(view(), view('reader')))).toEqual(['operation books.list', 'property book.deal']);
    expect(told(findOpenedData(view(), view('clerk')))).toEqual([
      'operation books.list',
      'act books.lend',
      'property book.deal',
      'property book.deal.cost',
    ]);
  });

  test('equal and fewer rights open nothing', () => {
    expect(findOpenedData(view('clerk'), view('clerk'))).toEqual([]);
    expect(findOpenedData(view('reader', 'clerk'), view('reader'))).toEqual([]);
    expect(findOpenedScreens(view('clerk'), view())).toEqual([]);
  });

  test('screens open that have an address, and those that were open show more', () => {
    expect(told(findOpenedScreens(view(), view('clerk')))).toEqual(['screen desk', 'part shelf']);
    expect(findOpenedScreens(view(), view('reader'))).toEqual([]);
  });

  test('another release opens what its policies open, and a property that is new opens nothing', () => {
    const wider = { release: library('reader'), rights: view('reader').rights };
    const empty = { release: { ...release, entities: {}, operations: {} }, rights: view('clerk').rights };

    expect(told(findOpenedData(view('reader'), wider))).toEqual(['property book.deal.cost']);
    expect(told(findOpenedData(empty, view('clerk')))).toEqual([
      'operation books.list',
      'act books.lend',
      'operation books.count',
    ]);
  });

  test('each item has its title, and a property that of its entity', () => {
    const [list, , , cost] = findOpenedData(view(), view('clerk'));

    expect([list, cost]).toEqual([
      { kind: 'operation', id: 'books.list', title: { text: 'books.list.operation/title' } },
      {
        kind: 'property',
        id: 'book.deal.cost',
        title: { text: 'book.entity/deal.cost.title' },
        of: { text: 'book.entity/title' },
      },
    ]);
  });
});
