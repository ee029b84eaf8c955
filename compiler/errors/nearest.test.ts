import { describe, expect, test } from 'vitest';
import { nearest } from './nearest.ts';

describe('nearest', () => {
  test.each([
    ['loans.craete', 'loans.create'],
    ['requierd', 'required'],
    ['TITLE', 'title'],
    ['loans', undefined],
    ['x', undefined],
  ])('of %s is %s', (name, expected) => {
    expect(nearest(name, ['loans.create', 'loans.close', 'required', 'title'])).toBe(expected);
  });

  test('prefers the name with fewer differences', () => {
    expect(nearest('bokk', ['look', 'book'])).toBe('book');
  });

  test('does not compare names of hostile length', () => {
    expect(nearest('a'.repeat(100_000), ['a'.repeat(100_001)])).toBeUndefined();
  });
});
