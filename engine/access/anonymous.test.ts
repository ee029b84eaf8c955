import { expect, test } from 'vitest';
import { anonymous } from './anonymous.ts';
import { functionsOfRoles } from './resolveRoles.ts';

test('a visitor is nobody, and cannot be made somebody', () => {
  expect(anonymous).toEqual({ signedIn: false, roles: [], functionalIds: [], companyIds: [] });
  expect(Object.isFrozen(anonymous) && Object.isFrozen(anonymous.roles)).toBe(true);
});

test('functions of several roles are united', () => {
  // given
  const role = (name: string, functions: readonly number[]) => ({
    role: name,
    title: { literal: name },
    aliases: [],
    functions,
  });
  const access = {
    roles: [role('Clerk', [20, 10]), role('Member', [10, 11]), role('Head', [99])],
    precedence: [],
    policies: [],
    functions: [],
    otherwise: [],
  };

  // when
  const held = functionsOfRoles(['Member', 'Clerk', 'Unknown'], access);

  // then
  expect(held).toEqual([10, 11, 20]);
});
