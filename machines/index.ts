/** The public API of the machines: compiled wizards, lifecycles and the session as XState machines. */

export { type AppliedEvent, applyDueEvents, applyEvent } from './lifecycle/applyEvent.ts';
export { checkEventAvailability, type EventAvailability } from './lifecycle/checkEventAvailability.ts';
export {
  createLifecycleMachine,
  type LifecycleMachine,
  notStored,
  timePassed,
} from './lifecycle/createLifecycleMachine.ts';
export { createLifecycleMachines, type LifecycleMachines } from './lifecycle/createLifecycleMachines.ts';
export { createStateDerivation, deriveState } from './lifecycle/deriveState.ts';
export { findMisfit } from './lifecycle/findMisfit.ts';
export { createSessionMachine } from './session/createSessionMachine.ts';
export { createWizardMachine } from './wizard/createWizardMachine.ts';
export {
  type StepOutcome,
  viewRuns,
  type WizardContext,
  type WizardEvent,
  type WizardInput,
} from './wizard/WizardContext.ts';
