import { describe, expect, test } from 'vitest';
import { AbortError, isAbortError } from './AbortError.ts';
import { isFileValue } from './FileResult.ts';
import { mayRetry, OperationError } from './OperationAdapter.ts';

test.each([
  [0, 'network', true],
  [0, 'failed', false],
  [400, 'network', false],
  [409, 'conflict', false],
  [429, 'rate-limit', true],
  [499, 'failed', false],
  [500, 'internal', true],
  [503, 'failed', true],
])('a call that failed with %i %s may succeed when it is made again: %s', (status, code, again) => {
  expect(mayRetry({ status, code })).toBe(again);
});

test('an error of an operation has nothing where nothing was said', () => {
  const error = new OperationError({ operation: 'loans.get', status: 404, code: 'not-found', message: 'Nowhere' });

  expect({ ...error, message: error.message }).toEqual({
    ...{ name: 'OperationError', operation: 'loans.get', status: 404, code: 'not-found', message: 'Nowhere' },
    ...{ fields: {}, errors: [], changes: [], version: undefined },
  });
});

test('a cancelled call is told from a failed one, whoever threw it', () => {
  const foreign = Object.assign(new Error('gone'), { name: 'AbortError' });

  expect(new AbortError('loans.get').message).toBe('loans.get was cancelled');
  expect([new AbortError('loans.get'), foreign].map(isAbortError)).toEqual([true, true]);
  expect([new Error('AbortError'), { name: 'AbortError' }, undefined].map(isAbortError)).toEqual([false, false, false]);
});

describe('a chosen file', () => {
  test.each([
    ['has a name and a size', { name: 'a.pdf', size: 3 }, true],
    ['may be empty', { name: '', size: 0, type: 'x/y' }, true],
    ['is not one without a size', { name: 'a.pdf' }, false],
    ['is not one without a name', { size: 3 }, false],
    ['is not one with a size in words', { name: 'a.pdf', size: '3' }, false],
    ['is not one with a number as its name', { name: 3, size: 3 }, false],
    ['is not nothing', null, false],
    ['is not a text', 'a.pdf', false],
    ['is not absent', undefined, false],
  ])('%s', (_what, value, isFile) => {
    expect(isFileValue(value)).toBe(isFile);
  });
});
