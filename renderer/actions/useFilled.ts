import type { ActionModel, Scope } from '#engine';
import { findAvailability } from '../calls/availability.ts';
import { useRuntime } from '../contexts/useRuntime.ts';

interface FilledInput {
  readonly actions: readonly ActionModel[];
  readonly scope: Scope;
  /** Fills the first action if none is primary. */
  readonly leading: boolean;
}

/** Returns the one action of a list whose button is filled: the first primary one that is available. */
export function useFilled({ actions, scope, leading }: FilledInput): ActionModel | undefined {
  const runtime = useRuntime();
  const primary = actions.filter((action) => action.primary);
  if (primary.length === 0) return leading && actions[0]?.primary !== false ? actions[0] : undefined;
  return primary.find((action) => findAvailability(action, scope, runtime).state !== 'hidden');
}
