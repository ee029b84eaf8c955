import { expect, test } from 'vitest';
import { anonymous } from './anonymous.ts';

test('a visitor is nobody, and cannot be made somebody', () => {
  expect(anonymous).toEqual({ signedIn: false, roles: [], functionalIds: [], companyIds: [] });
  expect(Object.isFrozen(anonymous) && Object.isFrozen(anonymous.roles)).toBe(true);
});
