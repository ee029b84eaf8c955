import type { OperationModel } from '../model/kinds/operation.types.ts';
import type { Release } from '../model/release.types.ts';
import type { Caller } from '../model/runtime.types.ts';
import { matchesAnyPolicy, matchesPolicy } from '../values/matchesPolicy.ts';

/** Whether the caller matches one of the policies of an `allow`. An absent `allow` allows every caller. */
export function isAllowed(
  allow: readonly string[] | undefined,
  caller: Caller,
  release: Pick<Release, 'access'>,
): boolean {
  return allow === undefined || matchesAnyPolicy(allow, caller, release.access.policies);
}

/**
 * A policy that the user matches for an operation, and the records that it grants: `all`, or an owner relation of the
 * entity.
 */
export interface GrantedRelation {
  readonly policy: string;
  readonly relation: string;
}

/** What each policy of the caller grants for an operation. Empty if the operation is refused. */
export function grantedRelations(
  operation: OperationModel,
  caller: Caller,
  release: Release,
): readonly GrantedRelation[] {
  return Object.entries(operation.allow)
    .filter(([policy]) => matchesPolicy(policy, caller, release))
    .map(([policy, relation]) => ({ policy, relation: relation === 'own' ? policy : relation }));
}
