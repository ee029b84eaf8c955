import { eventScope, type LifecycleModel, type PolicyModel, resolveCondition, type Scope } from '#engine';

/** The state of a record that is computed at reading: the first whose condition holds; undefined when none does. */
export function deriveState(
  lifecycle: LifecycleModel,
  record: unknown,
  scope: Scope,
  policies?: readonly PolicyModel[],
): string | undefined {
  const inner = eventScope(scope, record);
  return lifecycle.states.find(({ when }) => resolveCondition(when, inner, policies))?.state;
}
