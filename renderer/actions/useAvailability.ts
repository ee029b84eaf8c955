import type { ActionModel, Scope } from '#engine';
import { type Availability, findAvailability } from '../calls/availability.ts';
import { useRuntime } from '../contexts/useRuntime.ts';

/** Whether an action is hidden, locked or open here. */
export function useAvailability(action: ActionModel, scope: Scope): Availability {
  return findAvailability(action, scope, useRuntime());
}
