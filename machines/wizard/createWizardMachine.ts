import type { StepModel, VariantModel } from '#engine';
import { buildStart } from './buildStart.ts';
import { afterName, buildAfter, buildEnd, buildStep } from './buildStep.ts';
import { finishedOutcomes, recordEvent } from './outcomes.ts';
import type { StepFacts } from './StepFacts.ts';
import { type StepConfig, wizardSetup } from './wizardSetup.ts';

export interface WizardOptions {
  /** Whether leaving this form or flow runs a call. `run` steps always do. */
  readonly submits?: (step: StepModel) => boolean;
  /** Whether the step's call is irreversible. Default: true for `run` steps. */
  readonly irreversible?: (step: StepModel) => boolean;
}

/**
 * Creates the machine of one variant of a wizard. The host implements guards (`available`, `ready`, `complete`) and
 * actions (`run`, `announce`) with `provide`.
 */
export function createWizardMachine(variant: VariantModel, options: WizardOptions = {}) {
  const facts = variant.steps.map((step): StepFacts => {
    const runs = step.kind === 'run' || (options.submits?.(step) ?? false);
    const asks = step.kind !== 'run' && step.kind !== 'end';
    const lasting = runs && (options.irreversible?.(step) ?? step.kind === 'run');
    const advances = step.failed === 'advance';
    return { name: step.step, asks, runs, lasting, wait: step.wait, ends: step.kind === 'end', advances };
  });
  const states: Record<string, StepConfig> = { $start: buildStart(facts), $end: buildEnd(facts) };
  for (const [index, step] of facts.entries()) {
    states[step.name] = buildStep(facts, index);
    if (step.runs) states[afterName(step)] = buildAfter(facts, index);
  }
  states['notFound'] = { tags: ['notFound'] };
  const note = wizardSetup.assign(({ context, event }) => recordEvent(context, event));
  return wizardSetup.createMachine({
    id: 'wizard',
    context: ({ input }) => ({
      data: input?.data ?? {},
      chosen: input?.chosen ?? {},
      outcomes: finishedOutcomes(input?.outcomes ?? {}),
      ...(input?.step === undefined ? {} : { resume: input.step }),
    }),
    initial: '$start',
    states,
    on: {
      ANSWER: { actions: note },
      RESUME: { target: '.$start', actions: note },
      'RUN.DONE': {
        guard: 'isUnderway',
        actions: [note, { type: 'announce', params: ({ event }) => ({ step: event.step, outcome: 'success' }) }],
      },
      'RUN.FAILED': {
        guard: 'isUnderway',
        actions: [note, { type: 'announce', params: ({ event }) => ({ step: event.step, outcome: 'failure' }) }],
      },
    },
  });
}
