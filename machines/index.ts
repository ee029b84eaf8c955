/** The door of the machines: compiled wizards, lifecycles and the session as XState machines. */

export * from './lifecycle/applyEvent.ts';
export * from './lifecycle/checkEventAvailability.ts';
export * from './lifecycle/createLifecycleMachine.ts';
export * from './lifecycle/createLifecycleMachines.ts';
export * from './lifecycle/deriveState.ts';
export * from './session/createSessionMachine.ts';
export * from './wizard/createWizardMachine.ts';
export * from './wizard/WizardContext.ts';
