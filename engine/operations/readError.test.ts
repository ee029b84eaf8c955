import { describe, expect, test } from 'vitest';
import { release, scopeFor } from '../../tests/conformance/library/world.ts';
import { readError } from './readError.ts';

function read(status: number, answer: unknown, id = 'books.create') {
  const operation = release.operations[id];
  if (!operation) throw new Error(`no operation ${id}`);
  return readError({ operation, status, answer, scope: scopeFor('member', {}) });
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

  test('lists everything that is wrong, and drops what says nothing', () => {
    const whole = { code: 'word/unknown', message: 'No "tilte"', file: 'a.json', pointer: '/tilte', hint: 'title?' };

    const error = read(422, {
      errors: [{ ...whole, severity: 'error', line: 3, column: 7 }, { code: 'bare', message: 'So', file: 1 }, {}, 'x'],
    });

    expect(error.errors).toEqual([
      { ...whole, line: 3, column: 7 },
      { code: 'bare', message: 'So' },
    ]);
  });

  test.each([[undefined], ['many'], [{ 0: 'x' }]])('lists nothing where %j is no list', (errors) => {
    expect(read(422, { errors }).errors).toEqual([]);
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
});
