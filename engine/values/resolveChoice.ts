import type { PolicyModel } from '../model/kinds/access.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import type { Choice } from '../model/value.types.ts';
import { isChoice } from './isExpression.ts';
import { matchesAnyPolicy } from './matchesPolicy.ts';
import { resolveCondition } from './resolveCondition.ts';

/**
 * The value of the first branch of a choice whose `when` and `allow` hold, or the plain value. Undefined if no branch
 * applies. Without `policies`, a branch with `allow` never applies.
 */
export function resolveChoice<T>(value: T | Choice<T>, scope: Scope, policies?: readonly PolicyModel[]): T | undefined {
  if (!isChoice<T>(value)) return value;
  const taken = value.choice.find(
    (branch) =>
      (branch.allow === undefined || matchesAnyPolicy(branch.allow, scope, policies ?? [])) &&
      (branch.when === undefined || resolveCondition(branch.when, scope, policies)),
  );
  return taken?.is;
}
