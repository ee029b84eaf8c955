import { expect, test } from 'vitest';
import { toLoggedError } from '../http/toLoggedError.ts';
import { queueError } from './queueError.ts';

/** What pg-boss reports about an error that a worker met. */
function reported(error: Error): object {
  return { ...error, message: error.message, stack: error.stack, queue: 'server.mail', worker: 'one' };
}

test('a failure of the job queue is logged by its message, its code and where it happened', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });

  expect(toLoggedError(queueError(reported(refused)))).toEqual({
    type: 'Error',
    message: 'connect ECONNREFUSED 127.0.0.1:5432',
    code: 'ECONNREFUSED',
    stack: expect.stringContaining('queueError.test.ts'),
  });
});

test('a failure of the job queue that the database reports is logged without values', () => {
  const refused = Object.assign(new Error('invalid input syntax for type integer: "ann@example.com"'), {
    ...{ code: '22P02', severity: 'ERROR', detail: 'of ann@example.com' },
  });

  const logged = toLoggedError(queueError(reported(refused)));

  expect(logged).toMatchObject({ message: 'invalid input syntax for type integer: "…"', code: '22P02' });
  expect(JSON.stringify(logged)).not.toContain('ann@');
});

test('an error and a text are reported as they are', () => {
  const error = new Error('gone');

  expect([queueError(error), queueError('gone')]).toEqual([error, 'gone']);
  expect(queueError(error)).toBe(error);
});
