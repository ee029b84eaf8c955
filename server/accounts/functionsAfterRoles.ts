import { functionsOfRoles, type Release, resolveRoles } from '#engine';

interface RoleChange {
  readonly functionalIds: readonly number[];
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/**
 * Returns the functions of an account after a change of its roles. The default functions of added roles are added,
 * those of removed roles are removed. Other functions of the account are unchanged.
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
