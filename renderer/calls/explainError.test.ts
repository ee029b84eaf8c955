import { expect, test } from 'vitest';
import { anonymous, createExpressions, OperationError } from '#engine';
import { parsers } from '#engine/parsers';
import { canUseGenericMessage, engineTextOf, hasServerMessage, withError } from './explainError.ts';

const expressions = createExpressions(parsers);

const clock = { today: () => '2026-11-21', now: () => '2026-11-21T08:00:00Z' };
const failed = (status: number, code: string, message = 'The book is lent') =>
  new OperationError({ operation: 'loans.create', status, code, message });

test('uses the words of the server where it has given a reason', () => {
  // given
  const refusals = [failed(422, 'rule'), failed(409, 'state'), failed(404, 'not-found'), failed(429, 'rate-limit')];
  // when
  const texts = refusals.map(engineTextOf);
  // then
  expect(texts).toEqual([undefined, undefined, undefined, undefined]);
});

test('uses its own words where the server has none that a person can read', () => {
  // given
  const failures = [
    failed(0, 'network'),
    failed(500, 'internal'),
    failed(422, 'rule', ''),
    failed(0, 'unbound'),
    failed(0, 'filter'),
  ];
  // when
  const texts = failures.map(engineTextOf);
  // then
  expect(texts).toEqual(['unreachable', 'failure', 'failure', 'failure', 'unfilterable']);
});

test('an error without words, or with those of the browser alone, is read in its own words', () => {
  // given
  const scope = { variables: {}, user: anonymous, settings: {}, clock, expressions };
  const messageOf = (error: OperationError) => withError(error, scope, (name) => `engine/${name}`).variables['error'];
  const failures = [failed(500, 'internal', ''), failed(0, 'network', 'Failed to fetch'), failed(500, 'internal')];
  // when
  const read = failures.map(messageOf);
  // then
  expect(read).toMatchObject([
    { message: 'engine/failure' },
    { message: 'engine/unreachable' },
    { message: 'The book is lent' },
  ]);
});

test('the server has said why where it refused for good, and not where another try may help', () => {
  // given
  const refused = [failed(409, 'state'), failed(403, 'forbidden'), failed(400, 'validation'), failed(404, 'not-found')];
  const passing = [failed(0, 'network'), failed(503, 'internal'), failed(500, 'internal'), failed(429, 'rate-limit')];
  const silent = [failed(409, 'state', ''), failed(0, 'unbound')];
  // when
  const told = [refused, passing, silent].map((errors) => errors.map(hasServerMessage));
  // then
  expect(told).toEqual([
    [true, true, true, true],
    [false, false, false, false],
    [false, false],
  ]);
});

test('a general notice gives way to what the server said, unless it repeats that', () => {
  // given
  const refused = failed(422, 'rule');
  // when
  const may = ['Not lent', 'Error! The book is lent'].map((words) => canUseGenericMessage(words, refused));
  // then
  expect(may).toEqual([false, true]);
});

test('a general notice speaks where the server has given no reason', () => {
  expect(canUseGenericMessage('Not lent', failed(500, 'internal'))).toBe(true);
});
