import type { LifecycleModel } from '#engine';
import { createLifecycleMachine, type LifecycleMachine } from './createLifecycleMachine.ts';

/** The machines of lifecycles. A server has one for each release, a page and a memory adapter have one each. */
export interface LifecycleMachines {
  /** The machine of a lifecycle, which is compiled when it is used first. */
  of(lifecycle: LifecycleModel): LifecycleMachine;
}

/** Machines that are compiled once for each lifecycle. The model of a lifecycle is part of a release and never changes. */
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
