import type { ActionModel, Scope } from '#engine';
import { type Availability, findAvailability } from '../calls/availability.ts';
import { useRuntime } from '../contexts/useRuntime.ts';
import { extendScope } from '../scope/extendScope.ts';
import { useSubject } from '../why/subjects.ts';

/** Returns whether an action is hidden, locked or open in a scope. */
export function useAvailability(action: ActionModel, scope: Scope): Availability {
  useSubject({ kind: 'action', action, scope });
  return findAvailability(action, scope, useRuntime());
}

/** Returns the scope for the text of a refusal's reason: `this` is the record that was checked. */
export function scopeOfReason(scope: Scope, { about }: { readonly about?: unknown }): Scope {
  return about === undefined ? scope : extendScope(scope, { this: about, root: about });
}
