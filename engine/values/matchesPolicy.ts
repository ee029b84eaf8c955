import type { PolicyModel } from '../model/kinds/access.types.ts';
import type { Release } from '../model/release.types.ts';
import type { Caller, Clock, Scope } from '../model/runtime.types.ts';
import { resolveCondition } from './resolveCondition.ts';

/** A policy depends on the user only, so that rights do not change over time. */
const noClock: Clock = {
  today: () => {
    throw new Error('A policy has no clock');
  },
  now: () => {
    throw new Error('A policy has no clock');
  },
};

/** Whether the user matches a policy of the release. False for an unknown name. */
export function matchesPolicy(policy: string, caller: Caller, release: Release): boolean {
  return holds(policy, caller, release.access.policies, []);
}

/** Whether the user matches at least one of the policies. */
export function matchesAnyPolicy(names: readonly string[], caller: Caller, policies: readonly PolicyModel[]): boolean {
  return names.some((name) => holds(name, caller, policies, []));
}

function holds(name: string, caller: Caller, policies: readonly PolicyModel[], asked: readonly string[]): boolean {
  const policy = policies.find((entry) => entry.policy === name);
  // Policies that depend on each other in a cycle match no user.
  if (policy === undefined || asked.includes(name)) return false;
  if (policy.when === undefined && policy.all === undefined) return false;
  const { user, expressions } = caller;
  const scope: Scope = { variables: {}, user, settings: {}, clock: noClock, expressions };
  if (policy.when !== undefined && !resolveCondition(policy.when, scope)) return false;
  return (policy.all ?? []).every((part) => holds(part, caller, policies, [...asked, name]));
}
