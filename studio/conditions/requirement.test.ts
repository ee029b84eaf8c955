import { expect, it } from 'vitest';
import { type Requirement, readRequirement, writeRequirement } from './requirement.ts';

const requirements: readonly (readonly [string, Requirement])[] = [
  ['=!(2 in user.companyIds)', { test: 'except', path: 'user.companyIds', key: 2 }],
  ['=2 in user.companyIds', { test: 'only', path: 'user.companyIds', key: 2 }],
  ["=!(user.email == 'a@b.example')", { test: 'except', path: 'user.email', key: 'a@b.example' }],
];

it.each(requirements)('reads %s, and writes it again', (expression, requirement) => {
  expect(readRequirement(expression)).toEqual(requirement);
  expect(writeRequirement(requirement)).toBe(expression);
});

it.each([true, undefined, '=companyId != 3', '=!(2 in user.companyIds) && this.a', '=this.a in user.companyIds'])(
  'leaves %s as it is written',
  (expression) => {
    expect(readRequirement(expression)).toBeUndefined();
  },
);
