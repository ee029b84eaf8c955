import type { StepOutcome, WizardContext, WizardEvent } from './WizardContext.ts';

type Outcomes = Readonly<Record<string, StepOutcome>>;

/** Outcomes that are still valid after a reload. The outcome of a pending call is unknown. */
export function finishedOutcomes(outcomes: Outcomes): Outcomes {
  return Object.fromEntries(Object.entries(outcomes).filter(([, outcome]) => outcome.status !== 'pending'));
}

/** The part of the context that an event changes: answers, the end of a call, or a saved draft. */
export function recordEvent(context: WizardContext, event: WizardEvent): Partial<WizardContext> {
  switch (event.type) {
    case 'ANSWER':
      return { data: { ...context.data, ...event.data }, chosen: { ...context.chosen, ...event.chosen } };
    case 'RUN.DONE':
      return withOutcome(context, event.step, {
        status: 'done',
        ...(event.result === undefined ? {} : { result: event.result }),
      });
    case 'RUN.FAILED':
      return withOutcome(context, event.step, {
        status: 'failed',
        ...(event.error === undefined ? {} : { error: event.error }),
      });
    case 'RESUME':
      return {
        data: event.data ?? context.data,
        chosen: event.chosen ?? context.chosen,
        outcomes: event.outcomes ? finishedOutcomes(event.outcomes) : context.outcomes,
        resume: event.step,
      };
    default:
      return {};
  }
}

/** The outcomes with a new outcome for one step. */
export function withOutcome(
  context: WizardContext,
  step: string,
  outcome: StepOutcome,
): Pick<WizardContext, 'outcomes'> {
  return { outcomes: { ...context.outcomes, [step]: outcome } };
}
