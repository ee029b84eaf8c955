import { functionsOfRoles, type Release, resolveRoles } from '#engine';

interface RoleChange {
  readonly functionalIds: readonly number[];
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/**
 * Functions of an account after its roles have changed: those that a new role begins with are added, those of a role
 * that is taken away go with it. What the account has beyond its roles stays.
 */
export function functionsAfterRoles({ functionalIds, from, to }: RoleChange, { access }: Release): readonly number[] {
  const before = resolveRoles(from, access);
  const after = resolveRoles(to, access);
  const added = functionsOfRoles(
    after.filter((role) => !before.includes(role)),
    access,
  );
  const given = new Set(functionsOfRoles(after, access));
  const left = functionsOfRoles(
    before.filter((role) => !after.includes(role)),
    access,
  ).filter((id) => !given.has(id));
  return [...new Set([...functionalIds.filter((id) => !left.includes(id)), ...added])].sort((a, b) => a - b);
}
