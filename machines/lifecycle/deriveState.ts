import { isRecord, type LifecycleModel, type PolicyModel, type Scope } from '#engine';
import { type LifecycleMachine, notStored } from './createLifecycleMachine.ts';
import type { LifecycleMachines } from './createLifecycleMachines.ts';
import { isDerivation, isDerived } from './lifecycleSetup.ts';

interface DerivationInput {
  readonly record: unknown;
  readonly scope: Scope;
  readonly policies?: readonly PolicyModel[];
}

/**
 * The derived state of a record: the first state whose condition holds. Undefined if none does. Tries the eventless
 * transitions of the machine's start as XState does, without a snapshot: a list derives hundreds of states.
 */
export function deriveState(machine: LifecycleMachine, input: DerivationInput): string | undefined {
  const record = isRecord(input.record) ? input.record : {};
  const { scope, policies } = input;
  const taken = machine.states[notStored]?.always?.find(
    ({ guard }) => isDerivation(guard) && isDerived(guard.params, { record, scope, policies }),
  );
  return taken?.target?.[0]?.key;
}

/** Creates the function that derives states with the machines of a release, for `completeResult`. */
export function createStateDerivation(
  machines: LifecycleMachines,
  policies: readonly PolicyModel[],
): (lifecycle: LifecycleModel, record: unknown, scope: Scope) => string | undefined {
  return (lifecycle, record, scope) => deriveState(machines.of(lifecycle), { record, scope, policies });
}
