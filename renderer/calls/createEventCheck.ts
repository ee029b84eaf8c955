import { checkEventAvailability, createLifecycleMachines } from '#machines';
import type { EventCheck } from '../contexts/PortalRuntime.ts';

/**
 * Creates the check of available events, based on state machines. It imports XState, so it is loaded only when it is
 * needed.
 */
export function createEventCheck(machines = createLifecycleMachines()): EventCheck {
  return (lifecycle, input) => checkEventAvailability({ ...input, machines: [machines.of(lifecycle)] });
}
