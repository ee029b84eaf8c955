import { checkEventAvailability, createLifecycleMachines } from '#machines';
import type { EventCheck } from '../contexts/PortalRuntime.ts';

/** Reads from the machines of lifecycles what is available. XState comes along, so this is loaded when it is needed. */
export function createEventCheck(machines = createLifecycleMachines()): EventCheck {
  return (lifecycle, input) => checkEventAvailability({ ...input, machines: [machines.of(lifecycle)] });
}
