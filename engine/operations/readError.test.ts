import { describe, expect, test } from 'vitest';
import { release, scopeFor } from '../../tests/conformance/library/world.ts';
import type { OperationModel } from '../model/kinds/operation.types.ts';
import { fromPointer, readError, toPointer } from './readError.ts';

const scope = scopeFor('member', {});

function operationOf(id: string): OperationModel {
  const operation = release.operations[id];
  if (!operation) throw new Error(`no operation ${id}`);
  return operation;
}

function read(status: number, answer: unknown, id = 'books.create') {
  return readError({ operation: operationOf(id), status, answer, scope });
}

describe('the error of a failed call', () => {
  test.each([
    ['its own code and message', 409, { code: 'state', message: 'Too late' }, { code: 'state', message: 'Too late' }],
    ['a code by its status', 404, { message: 'Nowhere' }, { code: 'not-found', message: 'Nowhere' }],
    ['a code for any other status', 503, undefined, { code: 'failed', message: '' }],
    ['no message from what is no text', 500, { message: { a: 1 }, code: 7 }, { code: 'failed', message: '' }],
    ['nothing from what is no record', 400, '<html>', { code: 'validation', message: '' }],
  ])('has %s', (_what, status, answer, facts) => {
    expect(read(status, answer)).toMatchObject({ operation: 'books.create', status, ...facts, fields: {} });
  });

  test('has the message that the operation makes of it', () => {
    expect(read(400, { message: '400 Bad Request: No shelf' }, 'books.update').message).toBe('No shelf');
  });

  test.each([
    ['a number', { '=': 'error.status' }],
    ['an empty text', { '=': "''" }],
    ['nothing', { '=': 'error.?reason' }],
  ])('has the message of the server where the operation makes %s of it', (_what, errorText) => {
    // given
    const operation = { ...operationOf('books.create'), errorText };

    // when
    const error = readError({ operation, status: 400, answer: { message: 'No shelf' }, scope });

    // then
    expect(error.message).toBe('No shelf');
  });

  test('lists everything that is wrong, and drops what says nothing', () => {
    // given
    const whole = {
      code: 'property/unknown',
      message: 'No "tilte"',
      file: 'a.json',
      pointer: '/tilte',
      hint: 'title?',
    };
    const bare = { code: 'bare', message: 'So', file: 1, line: 'three', column: null };
    const silent = [{}, { code: 'bare' }, { message: 'So' }, { code: 7, message: 'So' }, { code: 'bare', message: 7 }];

    // when
    const { errors, changes } = read(422, {
      errors: [{ ...whole, severity: 'error', line: 3, column: 7 }, bare, ...silent, 'x', null, undefined],
    });

    // then
    expect({ errors, changes }).toStrictEqual({
      errors: [
        { ...whole, line: 3, column: 7 },
        { code: 'bare', message: 'So' },
      ],
      changes: [],
    });
  });

  test('lists what somebody else has changed meanwhile, and drops what says nothing', () => {
    // given
    const whole = { path: 'shelf.row', title: 'Row', base: 1, current: { row: 2 }, by: 'Lee', at: '2026-11-21' };
    const emptied = { path: 'title', title: 'Title', base: null };
    const filled = { path: 'isbn', title: 'ISBN', current: false };
    const silent = [{}, { path: 'title' }, { title: 'Title' }, { path: 7, title: 'T' }, { path: 'title', title: 7 }];

    // when
    const { errors, changes, version } = read(409, {
      errors: [{ ...whole, extra: 1 }, { ...emptied, by: 7 }, filled, ...silent, 'x', null, undefined],
      version: 4,
    });

    // then
    expect({ errors, changes, version }).toStrictEqual({ errors: [], changes: [whole, emptied, filled], version: 4 });
  });

  test.each([['4'], [null], [undefined]])('has no version where the answer has %j', (version) => {
    expect(read(409, { version }).version).toBeUndefined();
  });

  test.each([[undefined], ['many'], [{ 0: 'x' }]])('lists nothing where %j is no list', (errors) => {
    expect(read(422, { errors }).errors).toEqual([]);
    expect(read(422, { errors }).changes).toEqual([]);
  });

  test('points at the names of the definitions and drops what is no message', () => {
    // given
    const fields = { '/cost': 'Too dear', '/cost/cents': 'Odd', '/costs': 'Other', '/title': 'Too long', '/isbn': 7 };

    // when
    const error = read(400, { fields });

    // then
    expect(error.fields).toEqual({
      '/price': 'Too dear',
      '/price/cents': 'Odd',
      '/costs': 'Other',
      '/title': 'Too long',
    });
  });

  test('points at a field inside of another, although the outer one keeps its name', () => {
    // given
    const operation = operationOf('books.create');
    const [field] = operation.body ?? [];
    if (!field) throw new Error('A book is created from fields.');
    const outer = { ...field, path: 'status', wire: 'status' };
    const inner = { ...field, path: 'state', wire: 'status.state' };
    const fields = { '/status': 'Odd', '/status/state': 'Too late' };

    // when
    const error = readError({
      operation: { ...operation, body: [outer, inner] },
      status: 400,
      answer: { fields },
      scope,
    });

    // then
    expect(error.fields).toEqual({ '/status': 'Odd', '/state': 'Too late' });
  });

  test('points where the server points when the operation sends no body', () => {
    expect(read(400, { fields: { '/isbn': 'Unknown' } }, 'books.get').fields).toEqual({ '/isbn': 'Unknown' });
  });
});

test.each([
  ['', ''],
  ['home.street', '/home/street'],
  ['a/b.~c', '/a~1b/~0c'],
])('the path %j is the pointer %j', (path, pointer) => {
  expect(toPointer(path)).toBe(pointer);
  expect(fromPointer(pointer)).toBe(path);
});
