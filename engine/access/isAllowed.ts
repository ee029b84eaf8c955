import type { OperationModel } from '../model/kinds/operation.types.ts';
import type { Release } from '../model/release.types.ts';
import type { Caller } from '../model/runtime.types.ts';
import { matchesAnyPolicy, matchesPolicy } from '../values/matchesPolicy.ts';

/** Whether the user holds one of the policies of an `allow`. Where `allow` is not written, everybody may. */
export function isAllowed(
  allow: readonly string[] | undefined,
  caller: Caller,
  release: Pick<Release, 'access'>,
): boolean {
  return allow === undefined || matchesAnyPolicy(allow, caller, release.access.policies);
}

/** A policy the user holds for an operation, and which records it gives: `all`, or a relation of the entity's owners. */
export interface GrantedRelation {
  readonly policy: string;
  readonly relation: string;
}

/** What each of the user's policies grants for an operation; empty when the operation is refused. */
export function grantedRelations(
  operation: OperationModel,
  caller: Caller,
  release: Release,
): readonly GrantedRelation[] {
  return Object.entries(operation.allow)
    .filter(([policy]) => matchesPolicy(policy, caller, release))
    .map(([policy, relation]) => ({ policy, relation: relation === 'own' ? policy : relation }));
}
