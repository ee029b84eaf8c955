import { expect, test } from 'vitest';
import { release, users } from '../../tests/conformance/library/world.ts';
import { createExpressions } from '../expressions/createExpressions.ts';
import type { User } from '../model/runtime.types.ts';
import { parsers } from '../parsing/parsers.ts';
import { rightsOf } from './rightsOf.ts';

const expressions = createExpressions(parsers);

test.each<[who: string, user: User, rights: ReturnType<typeof rightsOf>]>([
  ['a visitor holds what everybody does, and no role', users.stranger, { policies: ['public'], roles: [] }],
  [
    'a member holds the policies whose conditions hold for a member',
    users.member,
    { policies: ['public', 'signed-in', 'member'], roles: ['Member'] },
  ],
  [
    'a person of two roles holds the rights of both, in the order of the release',
    { ...users.librarian, roles: ['Librarian', 'Member'] },
    { policies: ['public', 'signed-in', 'member', 'librarian'], roles: ['Member', 'Librarian'] },
  ],
  [
    'a role that the release does not know gives nothing',
    { ...users.member, roles: ['Director'] },
    { policies: ['public', 'signed-in'], roles: [] },
  ],
])('%s', (_who, user, rights) => {
  expect(rightsOf({ user, expressions }, release)).toEqual(rights);
});
