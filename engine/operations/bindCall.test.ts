import { describe, expect, test } from 'vitest';
import { release, scopeFor } from '../../tests/conformance/library/world.ts';
import type { CallModel } from '../model/call.types.ts';
import type { FieldModel } from '../model/field.types.ts';
import type { OperationModel } from '../model/kinds/operation.types.ts';
import { bindCall } from './bindCall.ts';

const bare = { with: {}, when: true, as: 'x', notices: {} } as const;

function operationOf(id: string): OperationModel {
  const operation = release.operations[id];
  if (!operation) throw new Error(`no operation ${id}`);
  return operation;
}

function bind(call: Partial<CallModel> & { run: string }, variables: Record<string, unknown>) {
  return bindCall(
    { ...bare, ...call },
    { operation: operationOf(call.run), scope: scopeFor('member', variables), release },
  );
}

/** Binds the arguments of an operation with the given parameters and fields, called with the given `with`. */
function bindTo(
  parts: Partial<Pick<OperationModel, 'parameters' | 'query' | 'body'>>,
  given: CallModel['with'],
  variables: Record<string, unknown>,
) {
  const { body: _body, ...operation } = operationOf('books.create');
  const call = { ...bare, run: operation.id, with: given };
  return bindCall(call, { operation: { ...operation, ...parts }, scope: scopeFor('member', variables), release });
}

/** Returns an optional field, overridden by `parts`. */
function field(path: string, parts: Partial<FieldModel> = {}): FieldModel {
  const author = operationOf('books.create').body?.find((one) => one.path === 'author');
  if (!author) throw new Error('A book is created with its author.');
  return { ...author, path, wire: path, ...parts };
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
      'a variable that is null binds nothing',
      { run: 'books.get' },
      { isbn: null, route: { isbn: '3' } },
      { isbn: '3' },
    ],
    ['nor does one that is absent', { run: 'books.get' }, { isbn: undefined, route: { isbn: '3' } }, { isbn: '3' }],
    [
      'with decides about its own names only',
      { run: 'loans.update', with: { id: 7 } },
      { this: { id: 8, until: '2026-12-01' } },
      { id: 7, until: '2026-12-01' },
    ],
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
    expect(bound.args).toStrictEqual(args);
  });

  test('a name that with makes absent is not looked for elsewhere', () => {
    // when
    const bound = bind({ run: 'books.get', with: { isbn: { '=': 'this.?none' } } }, { route: { isbn: '3' } });

    // then
    expect(bound).toStrictEqual({ args: {}, unbound: ['isbn'] });
  });

  test.each([
    ['member', {}],
    ['librarian', { isbn: '1' }],
  ])('a branch of with that only librarians may take is bound for a %s as %j', (user, args) => {
    // given
    const given = { isbn: { choice: [{ allow: ['librarian'], is: '1' }] } };

    // when
    const bound = bindCall(
      { ...bare, run: 'books.get', with: given },
      { operation: operationOf('books.get'), scope: scopeFor(user, {}), release },
    );

    // then
    expect(bound.args).toStrictEqual(args);
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

  test('a record that with gives decides about the fields inside of it, and about no other', () => {
    // given
    const body = ['home.street', 'home', 'homes', 'my.home.street'].map((path) => field(path));
    const variables = { this: { home: { street: 'Side 2' }, homes: 2, my: { home: { street: 'Own 3' } } } };

    // when
    const { args } = bindTo({ body }, { home: { city: 'Ulm' } }, variables);

    // then
    expect(args).toStrictEqual({ home: { city: 'Ulm' }, homes: 2, 'my.home.street': 'Own 3' });
  });

  test('a parameter with the name of a place is bound by the route, not by the place', () => {
    const variables = { list: [1], item: { id: 2 }, route: { list: 'a' } };

    expect(bindTo({ parameters: ['list', 'item'] }, {}, variables)).toStrictEqual({
      args: { list: 'a' },
      unbound: ['item'],
    });
  });

  test('a parameter with a name that every object inherits is unbound', () => {
    expect(bindTo({ parameters: ['toString'] }, {}, { route: {} })).toStrictEqual({ args: {}, unbound: ['toString'] });
  });

  test('an argument is given by its dotted name, inside of its record, or as a written null', () => {
    // given
    const body = ['home.street', 'giver.email', 'note', 'title'].map((path) => field(path, { required: true }));
    const given = { 'home.street': 'Main 1', giver: { email: 'a@example.com' }, note: null };

    // when
    const bound = bindTo({ body }, given, {});

    // then
    expect(bound).toStrictEqual({ args: given, unbound: ['title'] });
  });

  test('the only field of a body is needed, and neither one of several nor a field of the query', () => {
    const [note, title, page] = [field('note'), field('title'), field('page')];

    expect(bindTo({ query: [page], body: [note] }, {}, {}).unbound).toEqual(['note']);
    expect(bindTo({ query: [page], body: [note, title] }, {}, {}).unbound).toEqual([]);
    expect(bindTo({ query: [page], body: [] }, {}, {}).unbound).toEqual([]);
    expect(bindTo({ query: [page] }, {}, {}).unbound).toEqual([]);
  });

  test('a name that is needed twice is unbound once', () => {
    // given
    const needed = field('isbn', { required: true });

    // when
    const { unbound } = bindTo({ parameters: ['isbn'], query: [needed], body: [needed] }, {}, {});

    // then
    expect(unbound).toEqual(['isbn']);
  });

  test.each<[what: string, parts: Partial<FieldModel>]>([
    ['that some may not give', { allow: ['librarian'] }],
    ['that the data brings', { each: { from: { '=': 'list' }, each: {}, kinds: {} } }],
    ['that is computed', { value: { '=': '1' } }],
    ['that has a default', { default: 'x' }],
    ['that is not always there', { when: { '=': 'this.gift' } }],
    ['that is not always required', { required: { '=': 'this.gift' } }],
  ])('nobody has to give a field %s', (_what, parts) => {
    const fields = [field('note', { required: true, ...parts }), field('title', { required: true })];

    expect(bindTo({ query: fields }, {}, {}).unbound).toEqual(['title']);
  });
});
