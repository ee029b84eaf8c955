import { describe, expect, test } from 'vitest';
import { release } from '../../tests/conformance/library/release.ts';
import type { AccessModel, RoleModel } from '../model/kinds/access.types.ts';
import type { MenuModel } from '../model/kinds/menu.types.ts';
import type { Release } from '../model/release.types.ts';
import type { User } from '../model/runtime.types.ts';
import { functionsOfRoles, leadingRole, menuOf, resolveRoles } from './resolveRoles.ts';

function role(name: string, differs: Partial<RoleModel> = {}): RoleModel {
  return { role: name, title: { literal: name }, aliases: [], functions: [], ...differs };
}

function accessOf(roles: readonly RoleModel[], precedence: readonly string[] = []): AccessModel {
  return { ...release.access, roles, precedence };
}

describe('roles for names from elsewhere', () => {
  const access = accessOf([role('Clerk', { aliases: ['lib-clerks', 'Member'] }), role('Member'), role('MEMBER')]);

  test.each([
    ['an id is itself', ['Clerk'], ['Clerk']],
    ['an alias is its role, in any case and with blanks around it', [' LIB-Clerks '], ['Clerk']],
    ['an id in another case is the first role of that name', ['clerk', 'mEMBER'], ['Clerk']],
    [
      'an id as it is written comes before an alias, and before another case',
      ['Member', 'MEMBER'],
      ['Member', 'MEMBER'],
    ],
    ['a name that nobody knows is dropped', ['Director', ''], []],
    ['two names of one role are one', ['Clerk', 'lib-clerks'], ['Clerk']],
  ])('%s', (_what, names, roles) => {
    expect(resolveRoles(names, access)).toEqual(roles);
  });
});

test('functions of several roles are united, in ascending order', () => {
  const access = accessOf([
    role('Clerk', { functions: [20, 10] }),
    role('Member', { functions: [10, 9] }),
    role('Head', { functions: [99] }),
  ]);

  expect(functionsOfRoles(['Member', 'Clerk', 'Unknown'], access)).toEqual([9, 10, 20]);
});

describe('of the roles of a person', () => {
  const menu = (id: string): MenuModel => ({ id, items: [] });
  const library: Release = {
    ...release,
    menus: { clerks: menu('clerks'), members: menu('members') },
    access: accessOf(
      [
        role('Guest'),
        role('Member', { menu: 'members' }),
        role('Clerk', { menu: 'clerks' }),
        role('Head', { menu: 'heads' }),
      ],
      ['Head', 'Clerk', 'Member'],
    ),
  };
  const person = (...roles: readonly string[]): User => ({ signedIn: true, roles, functionalIds: [], companyIds: [] });

  test.each([
    ['the first in precedence leads', person('Member', 'Head'), 'Head'],
    ['one that precedence does not name comes last', person('Guest', 'Member'), 'Member'],
    ['one that precedence does not name leads where there is no other', person('Guest'), 'Guest'],
    ['none leads where the release knows none of them', person('Director'), undefined],
  ])('%s', (_what, user, leading) => {
    expect(leadingRole(user, library)?.role).toBe(leading);
  });

  test.each([
    ['the leading one gives the menu', person('Member', 'Clerk'), 'clerks'],
    ['the next one gives the menu where that of the leading one is not served', person('Head', 'Member'), 'members'],
    ['one without a menu gives none', person('Guest'), undefined],
    ['none gives a menu by an inherited name', person('Root'), undefined],
  ])('%s', (_what, user, id) => {
    const roles = [...library.access.roles, role('Root', { menu: 'toString' })];

    expect(menuOf(user, { ...library, access: { ...library.access, roles } })?.id).toBe(id);
  });
});
