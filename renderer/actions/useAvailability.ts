import type { ActionModel, Scope } from '#engine';
import { type Availability, findAvailability } from '../calls/availability.ts';
import { useRuntime } from '../contexts/useRuntime.ts';
import { extendScope } from '../scope/extendScope.ts';

/** Whether an action is hidden, locked or open here. */
export function useAvailability(action: ActionModel, scope: Scope): Availability {
  return findAvailability(action, scope, useRuntime());
}

/** What the reason of a refusal reads: the record that was asked about. */
export function scopeOfReason(scope: Scope, { about }: { readonly about?: unknown }): Scope {
  return about === undefined ? scope : extendScope(scope, { this: about, root: about });
}
