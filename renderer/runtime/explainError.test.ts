import { expect, test } from 'vitest';
import { OperationError } from '#engine';
import { engineTextOf } from './explainError.ts';

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
  const failures = [failed(0, 'network'), failed(500, 'internal'), failed(422, 'rule', ''), failed(0, 'unbound')];
  // when
  const texts = failures.map(engineTextOf);
  // then
  expect(texts).toEqual(['unreachable', 'failure', 'failure', 'failure']);
});
