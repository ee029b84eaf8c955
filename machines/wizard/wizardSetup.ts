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

/** Words of every wizard machine. `available`, `complete`, `run` and `announce` are given by the host with `provide`. */
export const wizardSetup = setup({
  types,
  guards: {
    /** Does the step exist for these data? */
    available: (_, _params: StepParams) => true,
    /** May the step be left forwards? */
    complete: (_, _params: StepParams) => true,
    /** Does what the step waits for hold? */
    ready: (_, _params: StepParams) => true,
    isOutcomeOf: ({ event }, params: StepParams) => 'step' in event && event.step === params.step,
    /** Does the refusal name answers of the step, so that they can be corrected there? */
    isCorrectable: ({ event }) => event.type === 'RUN.FAILED' && namesFields(event.error),
    /** Is the call that the event speaks of on its way? */
    isUnderway: ({ context, event }) => 'step' in event && context.outcomes[event.step]?.status === 'pending',
    /** Did the call of the step fail? */
    hasFailed: ({ context }, params: StepParams) => context.outcomes[params.step]?.status === 'failed',
    isResumed: ({ context }, params: StepParams) => context.resume === params.step,
    isStranger: ({ context }, params: { readonly known: readonly string[] }) =>
      context.resume !== undefined && !params.known.includes(context.resume),
    /** Has nothing irreversible happened, or begun, in these steps? */
    isOpen: ({ context }, params: { readonly steps: readonly string[] }) =>
      params.steps.every((step) => isUndone(context.outcomes[step])),
  },
  actions: {
    /** Starts the call of a step; its end comes back as RUN.DONE or RUN.FAILED. */
    run: (_, _params: StepParams) => undefined,
    /** Says what the step's notices say about its outcome. */
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

/** Holds when all of the guards hold. */
export function all(guards: readonly WizardGuard[]) {
  return and<WizardContext, WizardEvent, WizardGuard[]>([...guards]);
}
