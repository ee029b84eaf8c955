import { expect, test } from 'vitest';
import { withExternalCalls } from './callExternal.ts';

test('a call runs again with the answer of another system in its place', async () => {
  const seen: string[] = [];
  const result = await withExternalCalls(async (outside) => {
    seen.push('run');
    const one = await outside('one', async () => {
      seen.push('begin one');
      return async () => {
        seen.push('ask one');
        return 1;
      };
    });
    const two = await outside('two', async () => async () => one + 1);
    return [one, two];
  });

  expect(result).toEqual([1, 2]);
  expect(seen).toEqual(['run', 'begin one', 'ask one', 'run', 'run']);
});

test('what another system refuses is thrown where it was asked', async () => {
  const result = await withExternalCalls(async (outside) => {
    try {
      return await outside('one', async () => () => Promise.reject(new Error('not today')));
    } catch (error) {
      // A pending external call must not be caught.
      if (error instanceof Error && error.message === 'not today') return 'refused';
      throw error;
    }
  });

  expect(result).toBe('refused');
});

test('a question that has a new name each time ends', async () => {
  let count = 0;
  const call = withExternalCalls((outside) => {
    count += 1;
    return outside(`question ${count}`, async () => async () => count);
  });

  await expect(call).rejects.toThrow('"question 101" was asked');
});
