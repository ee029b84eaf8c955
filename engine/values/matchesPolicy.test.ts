import { expect, test } from 'vitest';
import { release, users } from '../../tests/conformance/library/world.ts';
import { createExpressions } from '../expressions/createExpressions.ts';
import type { PolicyModel } from '../model/kinds/access.types.ts';
import type { Release } from '../model/release.types.ts';
import { parsers } from '../parsing/parsers.ts';
import { matchesAnyPolicy, matchesPolicy } from './matchesPolicy.ts';

const expressions = createExpressions(parsers);

const isMember = { '=': "'Member' in user.roles" };
const library: Release = {
  ...release,
  access: {
    ...release.access,
    policies: [
      { policy: 'member', when: isMember },
      { policy: 'librarian', when: { '=': "'Librarian' in user.roles" } },
      { policy: 'known', when: { '=': 'user.signedIn' } },
      { policy: 'both', all: ['member', 'known'] },
      { policy: 'neither', all: ['member', 'librarian'] },
      { policy: 'narrowed', when: isMember, all: ['librarian'] },
      { policy: 'all of a circle', all: ['circle'] },
      { policy: 'circle', when: true, all: ['all of a circle'] },
      { policy: 'empty', all: [] },
      { policy: 'silent' },
      { policy: 'after noon', when: { '=': "now() > '2000-01-01T12:00:00Z'" } },
      { policy: 'this year', when: { '=': "today() > '2000-01-01'" } },
    ] satisfies readonly PolicyModel[],
  },
};

test.each([
  ['whose condition holds', 'member', true],
  ['but not one whose condition does not hold', 'librarian', false],
  ['of several others that are all held', 'both', true],
  ['but not one of several others where one is not held', 'neither', false],
  ['but not one whose condition holds where another it needs is not held', 'narrowed', false],
  ['that needs no other one', 'empty', true],
  ['but not one that says nothing', 'silent', false],
  ['but not one of a circle', 'circle', false],
  ['but not one that needs one of a circle', 'all of a circle', false],
  ['but not one that the release does not know', 'unknown', false],
  ['but not one that reads the hour', 'after noon', false],
  ['but not one that reads the day', 'this year', false],
])('a member holds a policy %s', (_what, policy, held) => {
  expect(matchesPolicy(policy, { user: users.member, expressions }, library)).toBe(held);
});

test('one policy that is held is enough', () => {
  const { policies } = library.access;

  expect(matchesAnyPolicy(['librarian', 'member'], { user: users.member, expressions }, policies)).toBe(true);
  expect(matchesAnyPolicy(['librarian', 'silent'], { user: users.member, expressions }, policies)).toBe(false);
  expect(matchesAnyPolicy([], { user: users.member, expressions }, policies)).toBe(false);
});
