import type { LifecycleModel } from '#engine';
import { createLifecycleMachine, type LifecycleMachine } from './createLifecycleMachine.ts';

/**
 * The machines of lifecycles. A server has one instance for each release. A page and a memory adapter each have one.
 */
export interface LifecycleMachines {
  /** The machine of a lifecycle, compiled on first use. */
  of(lifecycle: LifecycleModel): LifecycleMachine;
}

/** Creates an instance that compiles each lifecycle once. A lifecycle is part of a release and never changes. */
export function createLifecycleMachines(): LifecycleMachines {
  const machines = new WeakMap<LifecycleModel, LifecycleMachine>();
  return {
    of(lifecycle) {
      const machine = machines.get(lifecycle) ?? createLifecycleMachine(lifecycle);
      machines.set(lifecycle, machine);
      return machine;
    },
  };
}
