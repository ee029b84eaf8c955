import { and, setup } from 'xstate';
import type { StepOutcome, WizardContext, WizardEvent, WizardInput } from './WizardContext.ts';

export interface StepParams {
  readonly step: string;
}

const types: {
  context?: WizardContext;
  events?: WizardEvent;
  input?: WizardInput | undefined;
  tags?: 'ask' | 'running' | 'failed' | 'end' | 'notFound';
} = {};

/**
 * Guards and actions of every wizard machine. The host implements `available`, `complete`, `run` and `announce` with
 * `provide`.
 */
export const wizardSetup = setup({
  types,
  guards: {
    /** Whether the step exists for this data. */
    available: (_, _params: StepParams) => true,
    /** Whether the step can be left forwards. */
    complete: (_, _params: StepParams) => true,
    /** Whether the step's `ready` condition holds. */
    ready: (_, _params: StepParams) => true,
    isOutcomeOf: ({ event }, params: StepParams) => 'step' in event && event.step === params.step,
    /** Whether the error names answers of the step, so that they can be corrected there. */
    isCorrectable: ({ event }) => event.type === 'RUN.FAILED' && namesFields(event.error),
    /** Whether the call of the event is pending. */
    isUnderway: ({ context, event }) => 'step' in event && context.outcomes[event.step]?.status === 'pending',
    /** Whether the call of the step failed. */
    hasFailed: ({ context }, params: StepParams) => context.outcomes[params.step]?.status === 'failed',
    isResumed: ({ context }, params: StepParams) => context.resume === params.step,
    isStranger: ({ context }, params: { readonly known: readonly string[] }) =>
      context.resume !== undefined && !params.known.includes(context.resume),
    /** Whether no irreversible call was made or started in these steps. */
    isOpen: ({ context }, params: { readonly steps: readonly string[] }) =>
      params.steps.every((step) => isUndone(context.outcomes[step])),
  },
  actions: {
    /** Starts the call of a step. It ends with RUN.DONE or RUN.FAILED. */
    run: (_, _params: StepParams) => undefined,
    /** Shows the step's notice for its outcome. */
    announce: (_, _params: StepParams & { readonly outcome: 'success' | 'failure' }) => undefined,
  },
});

function namesFields(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('fields' in error)) return false;
  const { fields } = error;
  return typeof fields === 'object' && fields !== null && Object.keys(fields).length > 0;
}

function isUndone(outcome: StepOutcome | undefined): boolean {
  return outcome === undefined || outcome.status === 'failed';
}

export type StepConfig = Parameters<typeof wizardSetup.createStateConfig>[0];

export type WizardGuard =
  | {
      readonly type: 'available' | 'complete' | 'ready' | 'isOutcomeOf' | 'isResumed' | 'hasFailed';
      readonly params: StepParams;
    }
  | { readonly type: 'isCorrectable' }
  | { readonly type: 'isOpen'; readonly params: { readonly steps: readonly string[] } };

/** True if all guards are true. */
export function all(guards: readonly WizardGuard[]) {
  return and<WizardContext, WizardEvent, WizardGuard[]>([...guards]);
}
