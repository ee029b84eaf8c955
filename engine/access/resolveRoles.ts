import type { AccessModel, RoleModel } from '../model/kinds/access.types.ts';
import type { MenuModel } from '../model/kinds/menu.types.ts';
import type { Release } from '../model/release.types.ts';
import type { User } from '../model/runtime.types.ts';

/**
 * Role ids for names from a directory or a database. Matches ids and aliases, ignoring case, and drops unknown names.
 */
export function resolveRoles(names: readonly string[], access: AccessModel): readonly string[] {
  const found = names.flatMap((name) => findRole(name, access)?.role ?? []);
  return [...new Set(found)];
}

/** Functional ids of the roles, without duplicates, in ascending order. */
export function functionsOfRoles(roles: readonly string[], access: AccessModel): readonly number[] {
  const held = access.roles.filter((entry) => roles.includes(entry.role)).flatMap((entry) => entry.functions);
  return [...new Set(held)].sort((a, b) => a - b);
}

/** The role of the user with the highest `precedence`. Roles that `precedence` does not name come last. */
export function leadingRole(user: User, release: Release): RoleModel | undefined {
  return rolesByPrecedence(user, release)[0];
}

/** The menu of the user's leading role, or of the next role that has one. Undefined if no role has a menu. */
export function menuOf(user: User, release: Release): MenuModel | undefined {
  for (const role of rolesByPrecedence(user, release)) {
    if (role.menu === undefined || !Object.hasOwn(release.menus, role.menu)) continue;
    return release.menus[role.menu];
  }
  return undefined;
}

function findRole(name: string, access: AccessModel): RoleModel | undefined {
  const wanted = fold(name);
  return (
    access.roles.find((role) => role.role === name) ??
    access.roles.find((role) => fold(role.role) === wanted || role.aliases.some((alias) => fold(alias) === wanted))
  );
}

function fold(name: string): string {
  return name.trim().toLowerCase();
}

function rolesByPrecedence(user: User, release: Release): readonly RoleModel[] {
  const { precedence, roles } = release.access;
  const rank = (role: RoleModel): number => {
    const place = precedence.indexOf(role.role);
    return place < 0 ? precedence.length : place;
  };
  return roles.filter((role) => user.roles.includes(role.role)).sort((a, b) => rank(a) - rank(b));
}
