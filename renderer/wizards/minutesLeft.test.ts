import { expect, test } from 'vitest';
import { minutesLeft } from './minutesLeft.ts';

test('counts the minutes of the current step and of those after it', () => {
  const steps = [{ step: 'member', minutes: 2 }, { step: 'book', minutes: 5 }, { step: 'check' }];

  expect(['member', 'book', 'check', 'gone'].map((current) => minutesLeft(steps, current))).toEqual([7, 5, 0, 0]);
});
