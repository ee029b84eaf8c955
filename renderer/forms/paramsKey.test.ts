import { expect, it } from 'vitest';
import { paramsKey } from './paramsKey.ts';

it('names an instance by its plain values, in any order', () => {
  expect(paramsKey({ member: 'ada', loan: 7, adding: false })).toBe('adding=false&loan=7&member=ada');
  expect(paramsKey({ loan: 7, adding: false, member: 'ada' })).toBe('adding=false&loan=7&member=ada');
});

it('keeps its name when a given record is loaded anew', () => {
  expect(paramsKey({ book: { id: 1, state: 'lent' } })).toBe(paramsKey({ book: { id: 1, state: 'returned' } }));
});
