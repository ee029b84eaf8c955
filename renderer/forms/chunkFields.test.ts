import { expect, test } from 'vitest';
import { chunkFields } from './chunkFields.ts';

const placeOf = (path: string) => Number(path.slice(1));
const paths = Array.from({ length: 24 }, (_none, index) => `f${index}`);

test('a field that goes moves no other into another part', () => {
  const whole = chunkFields('loan', paths, placeOf);
  const without = chunkFields(
    'loan',
    paths.filter((path) => path !== 'f3'),
    placeOf,
  );

  expect(whole.map(({ name, paths: own }) => [name, own.length])).toEqual([
    ['loan-0', 6],
    ['loan-1', 6],
    ['loan-2', 6],
    ['loan-3', 6],
  ]);
  expect(without.map(({ name, paths: own }) => [name, own.length])).toEqual([
    ['loan-0', 5],
    ['loan-1', 6],
    ['loan-2', 6],
    ['loan-3', 6],
  ]);
});
