import type { Release } from '../model/release.types.ts';
import type { Caller } from '../model/runtime.types.ts';
import { matchesPolicy } from '../values/matchesPolicy.ts';

/**
 * The part of a release that a user receives depends on these rights. Users with equal rights receive the same part.
 */
export interface Rights {
  /** Policies that the user matches, in the order of the release. */
  readonly policies: readonly string[];
  /** Roles that the user has, in the order of the release. */
  readonly roles: readonly string[];
}

/** Returns the rights of a user under a release. */
export function rightsOf(caller: Caller, release: Release): Rights {
  const { policies, roles } = release.access;
  return {
    policies: policies.map(({ policy }) => policy).filter((policy) => matchesPolicy(policy, caller, release)),
    roles: roles.map(({ role }) => role).filter((role) => caller.user.roles.includes(role)),
  };
}
