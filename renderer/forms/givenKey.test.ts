import { expect, it } from 'vitest';
import { givenKey } from './givenKey.ts';

it('names an instance by its plain values, in any order', () => {
  expect(givenKey({ member: 'ada', loan: 7, adding: false })).toBe('adding=false&loan=7&member=ada');
  expect(givenKey({ loan: 7, adding: false, member: 'ada' })).toBe('adding=false&loan=7&member=ada');
});

it('keeps its name when a given record is loaded anew', () => {
  expect(givenKey({ book: { id: 1, state: 'lent' } })).toBe(givenKey({ book: { id: 1, state: 'returned' } }));
});
