import { describe, expect, test } from 'vitest';
import { toyRelease } from '../testing/toyRelease.ts';
import { functionsAfterRoles } from './functionsAfterRoles.ts';

describe('after a change of roles an account has', () => {
  test.each([
    ['what the new role begins with, beside its own', [7], [], ['Clerk'], [7, 200]],
    ['its own only, where the role is taken away', [7, 200], ['Clerk'], [], [7]],
    ['what another role gives as well', [200, 300, 301, 302], ['Clerk', 'Librarian'], ['Clerk'], [200]],
    ['what it had, where an alias has become the role', [9], ['reader'], ['Member'], [9]],
    ['nothing of a role that nobody knows', [9], ['Director'], ['Manager'], [9]],
  ])('%s', (_what, functionalIds, from, to, held) => {
    expect(functionsAfterRoles({ functionalIds, from, to }, toyRelease())).toEqual(held);
  });
});
