import { expect, test } from 'vitest';
import { orderQuestions, shuffleOrder } from './shuffleOrder.ts';

/** Returns the numbers in turn, then repeats the last one. */
function numbers(...list: readonly number[]): () => number {
  let place = 0;
  return () => list[Math.min(place++, list.length - 1)] ?? 0;
}

test('the order follows the numbers it is given', () => {
  expect(shuffleOrder([1, 2, 3], numbers(0))).toEqual([2, 3, 1]);
  expect(shuffleOrder([1, 2, 3], numbers(0.999))).toEqual([1, 2, 3]);
});

test('questions of one group stay together', () => {
  // given
  const entries = [1, { question: 2, group: 'g' }, 3, { question: 4, group: 'g' }, { question: 5 }];

  for (let seed = 0; seed < 20; seed += 1) {
    // when
    const order = shuffleOrder(entries, numbers(seed / 20, ((seed * 7) % 20) / 20, ((seed * 13) % 20) / 20));

    // then
    expect([...order].sort()).toEqual([1, 2, 3, 4, 5]);
    expect(Math.abs(order.indexOf(4) - order.indexOf(2))).toBe(1);
  }
});

test('questions of one group come in every order', () => {
  // given
  const entries = ['a', 'b', 'c'].map((question) => ({ question, group: 'g' }));

  // when
  const orders = [0, 0.34, 0.67].flatMap((first) =>
    [0, 0.5].map((second) => shuffleOrder(entries, numbers(first, second)).join('')),
  );

  // then
  expect(new Set(orders).size).toBe(6);
});

test('a number of one, which no generator should give, breaks nothing', () => {
  expect([...shuffleOrder(['a', 'b'], () => 1)].sort()).toEqual(['a', 'b']);
});

test('every order of three comes up', () => {
  // given
  const steps = [0, 0.34, 0.67];

  // when
  const orders = steps.flatMap((first) =>
    [0, 0.5].map((second) => shuffleOrder([1, 2, 3], numbers(first, second)).join('')),
  );

  // then
  expect(new Set(orders).size).toBe(6);
});

test('questions are put in a recorded order, new ones last', () => {
  const questions = [{ question: 1 }, { question: 2 }, { question: 3 }];

  expect(orderQuestions(questions, [3, 1])).toEqual([{ question: 3 }, { question: 1 }, { question: 2 }]);
});
