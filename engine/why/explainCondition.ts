import { isAllowed } from '../access/isAllowed.ts';
import type { Release } from '../model/release.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import type { Condition } from '../model/value.types.ts';
import { resolveCondition } from '../values/resolveCondition.ts';
import type { Reason } from './Reason.types.ts';
import { latestOf } from './reasonOf.ts';
import { traceScope } from './traceScope.ts';

interface Conditional {
  readonly allow?: readonly string[] | undefined;
  readonly when: Condition;
}

/** Explains why a block, an action or a field of a record is shown: by its `allow`, then by its `when`. */
export function explainCondition(
  { allow, when }: Conditional,
  scope: Scope,
  release: Pick<Release, 'access'>,
): readonly Reason[] {
  const allowed = traceScope(scope);
  const isPermitted = isAllowed(allow, allowed.scope, release);
  const ofAllow: readonly Reason[] =
    allow === undefined
      ? []
      : [{ part: 'allow', holds: isPermitted, policies: allow, evaluated: latestOf(allowed.evaluated) }];
  if (!isPermitted || when === true) return ofAllow;
  const shown = traceScope(scope);
  const holds = resolveCondition(when, shown.scope, release.access.policies);
  return [...ofAllow, { part: 'when', holds, condition: when, evaluated: latestOf(shown.evaluated) }];
}
