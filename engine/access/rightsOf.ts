import type { Release } from '../model/release.types.ts';
import type { Caller } from '../model/runtime.types.ts';
import { matchesPolicy } from '../values/matchesPolicy.ts';

/** What decides which part of a release somebody is served: people with equal rights are served the same. */
export interface Rights {
  /** Policies that are held, in the order of the release. */
  readonly policies: readonly string[];
  /** Roles that are held, in the order of the release. */
  readonly roles: readonly string[];
}

/** The rights of a user under a release. */
export function rightsOf(caller: Caller, release: Release): Rights {
  const { policies, roles } = release.access;
  return {
    policies: policies.map(({ policy }) => policy).filter((policy) => matchesPolicy(policy, caller, release)),
    roles: roles.map(({ role }) => role).filter((role) => caller.user.roles.includes(role)),
  };
}
