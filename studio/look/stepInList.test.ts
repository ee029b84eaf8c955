import { expect, it } from 'vitest';
import { stepInList } from './stepInList.ts';

const labels = ['Author', 'Budget', 'Closed', 'Copies', 'Created'];

it('moves by one entry, by a page and to both ends, and stops there', () => {
  const steps = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'] as const;

  expect(steps.map((key) => stepInList(key, 20, 40))).toEqual([21, 19, 30, 10, 0, 39]);
  expect(steps.map((key) => stepInList(key, 39, 40))).toEqual([39, 38, 39, 29, 0, 39]);
  expect(steps.map((key) => stepInList(key, 0, 40))).toEqual([1, 0, 10, 0, 0, 39]);
});

it('leads to the next entry that begins with a letter, and from the last of them to the first', () => {
  const path = [0, 2, 3, 4].map((index) => stepInList('c', index, labels.length, labels));

  expect(path).toEqual([2, 3, 4, 2]);
  expect(stepInList('C', 2, labels.length, labels)).toBe(3);
  expect(stepInList('x', 2, labels.length, labels)).toBeUndefined();
});

it('leaves every other key to the page', () => {
  const others = ['Tab', 'Enter', ' ', 'Escape', 'F6', 'ArrowLeft'];

  expect(others.map((key) => stepInList(key, 1, labels.length, labels))).toEqual(others.map(() => undefined));
  expect(stepInList('ArrowDown', 0, 0)).toBeUndefined();
  expect(stepInList('c', 0, labels.length)).toBeUndefined();
});
