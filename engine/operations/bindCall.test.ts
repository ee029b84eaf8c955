import { describe, expect, test } from 'vitest';
import { release, scopeFor } from '../../tests/conformance/library/world.ts';
import type { CallModel } from '../model/call.types.ts';
import { bindCall } from './bindCall.ts';

const bare = { with: {}, when: true, as: 'x', notices: {} } as const;

function bind(call: Partial<CallModel> & { run: string }, variables: Record<string, unknown>) {
  const operation = release.operations[call.run];
  if (!operation) throw new Error(`no operation ${call.run}`);
  return bindCall({ ...bare, ...call }, operation, scopeFor('member', variables));
}

describe('binding the arguments of a call', () => {
  test.each([
    [
      'what with says wins over all',
      { run: 'books.get', with: { isbn: { '=': 'other' } } },
      { this: { isbn: '1' }, other: '9' },
      { isbn: '9' },
    ],
    ['this comes first', { run: 'books.get' }, { this: { isbn: '1' }, isbn: '2', route: { isbn: '3' } }, { isbn: '1' }],
    ['then a variable of the very name', { run: 'books.get' }, { isbn: '2', route: { isbn: '3' } }, { isbn: '2' }],
    ['then the route', { run: 'books.get' }, { route: { isbn: '3' } }, { isbn: '3' }],
    ['nothing is searched inside records', { run: 'books.get' }, { book: { isbn: '4' } }, {}],
    [
      'paging and filters are never bound by name',
      { run: 'loans.list' },
      { this: { page: 3, state: 'OPEN', size: 1 } },
      {},
    ],
    [
      'filters and paging that with says',
      { run: 'loans.list', with: { state: 'OPEN', size: 5 } },
      {},
      { state: 'OPEN', size: 5 },
    ],
    [
      'body fields bind like parameters',
      { run: 'loans.update' },
      { this: { id: 7, until: '2026-12-01', extra: 1 } },
      { id: 7, until: '2026-12-01' },
    ],
    ['null binds nothing', { run: 'books.get' }, { this: { isbn: null }, route: { isbn: '3' } }, { isbn: '3' }],
    [
      'places are no arguments',
      { run: 'books.create', with: { title: 'Emma' } },
      { record: { x: 1 } },
      { title: 'Emma' },
    ],
  ] as const)('%s', (_name, call, variables, args) => {
    // when
    const bound = bind(call, variables);

    // then
    expect(bound.args).toEqual(args);
  });

  test('a name that with makes absent is not looked for elsewhere', () => {
    // when
    const bound = bind({ run: 'books.get', with: { isbn: { '=': 'this.?none' } } }, { route: { isbn: '3' } });

    // then
    expect(bound).toEqual({ args: {}, unbound: ['isbn'] });
  });

  test('a nested map of with drops what is absent, and itself when nothing is left', () => {
    // given
    const call = {
      run: 'loans.create',
      with: {
        home: { street: { '=': 'this.street' }, city: { '=': 'this.city' } },
        giver: { email: { '=': 'this.mail' } },
      },
    };

    // when
    const { args } = bind(call, { this: { street: 'Main 1' } });

    // then
    expect(args).toEqual({ home: { street: 'Main 1' } });
  });

  test('required fields of the body that nobody gives are unbound, unless the server fills them in', () => {
    // when
    const { unbound } = bind({ run: 'loans.create' }, { this: { member: 'a@example.com' } });

    // then
    expect(unbound).toEqual(['isbn', 'until']);
  });
});
