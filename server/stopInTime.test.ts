import { expect, test } from 'vitest';
import { stopInTime } from './stopInTime.ts';

test('a stop goes on when something fails or does not end, cuts it short and tells of it', async () => {
  // given
  const done: string[] = [];
  const left: string[] = [];
  const endless = new Promise<never>(() => undefined);

  // when
  await stopInTime(
    [
      { name: 'requests', end: () => endless, milliseconds: 1, cut: () => done.push('cut') },
      { name: 'jobs', end: () => Promise.reject(new Error('broken')), milliseconds: 1000 },
      { name: 'database', end: async () => done.push('closed'), milliseconds: 1000, cut: () => done.push('never') },
    ],
    (name, why) => left.push(`${name}: ${String(why)}`),
  );

  // then
  expect(done).toEqual(['cut', 'closed']);
  expect(left).toEqual(['requests: Error: It took longer than 1 ms.', 'jobs: Error: broken']);
});
