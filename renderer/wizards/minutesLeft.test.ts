import { expect, test } from 'vitest';
import { minutesLeft } from './minutesLeft.ts';

test('counts the minutes of the current step and of those after it', () => {
  const steps = [{ step: 'member', minutes: 2 }, { step: 'book', minutes: 5 }, { step: 'check' }];

  expect(['member', 'book', 'check', 'gone'].map((current) => minutesLeft(steps, current))).toEqual([7, 5, 0, 0]);
});

test('counts only the open share of the current step, in whole minutes', () => {
  const steps = [
    { step: 'questions', minutes: 10 },
    { step: 'check', minutes: 1 },
  ];

  expect([1, 0.76, 0.05, 0].map((share) => minutesLeft(steps, 'questions', share))).toEqual([11, 9, 2, 1]);
});
