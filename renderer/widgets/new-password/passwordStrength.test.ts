import { expect, test } from 'vitest';
import { passwordStrength } from './passwordStrength.ts';

const rule = (kept: boolean, isLength = false) => ({ name: 'rule', message: 'Kept', kept, isLength });

test('both lengths count as one rule, kept when both are', () => {
  // given
  const tooShort = [rule(false, true), rule(true, true), rule(true), rule(false)];
  const fitting = [rule(true, true), rule(true, true), rule(true), rule(true)];
  // when, then
  expect([passwordStrength(tooShort), passwordStrength(fitting)]).toEqual([
    { kept: 1, all: 3 },
    { kept: 3, all: 3 },
  ]);
});

test('a type without lengths is scored by its rules alone', () => {
  expect(passwordStrength([rule(true), rule(false)])).toEqual({ kept: 1, all: 2 });
});
