import { recordEvent, withOutcome } from './outcomes.ts';
import type { StepFacts } from './StepFacts.ts';
import { all, type StepConfig, type WizardGuard, wizardSetup } from './wizardSetup.ts';

/** Builds the state of one step. */
export function buildStep(facts: readonly StepFacts[], index: number): StepConfig {
  const step = facts[index];
  if (!step || step.ends) return buildEnd(facts, index);
  if (step.asks && (!step.runs || !step.wait)) return buildAskingStep(facts, index, step);
  if (!step.wait) return buildPassingStep(facts, index, step);
  return step.asks ? buildSubmittingStep(facts, index, step) : buildRunStep(facts, index, step);
}

/**
 * Builds the end state. A call that was not waited for may fail after the end is reached. The user can then retry it,
 * or go back to the answers.
 */
export function buildEnd(facts: readonly StepFacts[], index = facts.length): StepConfig {
  const passed = facts
    .map((step, at) => ({ step, at }))
    .filter(({ step, at }) => at < index && step.runs && !step.wait && !step.advances);
  return {
    tags: ['end'],
    on: {
      RETRY: passed.map(({ step }) => ({ guard: hasFailed(step), actions: start(step) })),
      BACK: passed.flatMap(({ step, at }) => {
        const own = goBack(facts, step.asks ? at + 1 : at);
        return own.map(({ target, guard }) => ({ target, guard: all([hasFailed(step), ...guard]) }));
      }),
    },
  };
}

function hasFailed({ name: step }: StepFacts): WizardGuard {
  return { type: 'hasFailed', params: { step } };
}

/** Builds a step that asks, then runs a call when left and waits for it to end. */
function buildSubmittingStep(facts: readonly StepFacts[], index: number, step: StepFacts): StepConfig {
  return {
    initial: 'asking',
    states: {
      asking: {
        tags: ['ask'],
        on: { NEXT: { target: 'running', guard: all(guardsOfLeaving(step)) }, BACK: back(facts, index) },
      },
      running: buildRunning({ step, failedState: 'asking' }),
    },
  };
}

/**
 * Builds a step that runs on its own. A failure stays visible, with Retry and, if nothing irreversible was done, Back.
 */
function buildRunStep(facts: readonly StepFacts[], index: number, step: StepFacts): StepConfig {
  return {
    initial: 'running',
    states: {
      running: buildRunning({ step, failedState: 'failed' }),
      failed: { tags: ['failed'], on: { RETRY: { target: 'running' }, BACK: back(facts, index) } },
    },
  };
}

interface RunningInput {
  readonly step: StepFacts;
  readonly failedState: string;
}

function buildRunning({ step, failedState }: RunningInput): StepConfig {
  const own = { type: 'isOutcomeOf', params: { step: step.name } } as const;
  const settle = wizardSetup.assign(({ context, event }) => recordEvent(context, event));
  const success = { type: 'announce', params: { step: step.name, outcome: 'success' } } as const;
  const failure = { type: 'announce', params: { step: step.name, outcome: 'failure' } } as const;
  const lead = (said: typeof success | typeof failure) => ({
    target: `#wizard.${afterName(step)}`,
    guard: own,
    actions: [settle, said],
  });
  const stay = { target: failedState, guard: own, actions: [settle, failure] };
  // If the user can correct an answer, the wizard does not advance.
  const corrected = { ...stay, guard: all([own, { type: 'isCorrectable' }]) };
  return {
    tags: ['running'],
    entry: start(step),
    on: {
      'RUN.DONE': lead(success),
      'RUN.FAILED': step.advances ? (step.asks ? [corrected, lead(failure)] : lead(failure)) : stay,
    },
  };
}

/**
 * Builds a step that asks. A call that need not be waited for starts when the step is left. Its outcome is recorded
 * whenever it arrives.
 */
function buildAskingStep(facts: readonly StepFacts[], index: number, step: StepFacts): StepConfig {
  const leaving = guardsOfLeaving(step);
  const onwards = targetsAfter(facts, index).map(({ target, available }) => ({
    target,
    guard: all([...leaving, ...available]),
  }));
  const begun = { target: `#wizard.${afterName(step)}`, guard: all(leaving), actions: start(step) };
  return { tags: ['ask'], on: { NEXT: step.runs ? begun : onwards, BACK: back(facts, index) } };
}

/** A step can be left forwards if it is ready and complete. */
function guardsOfLeaving({ name: step }: StepFacts): readonly WizardGuard[] {
  return [
    { type: 'ready', params: { step } },
    { type: 'complete', params: { step } },
  ];
}

/** Builds a step that starts its call and advances immediately. */
function buildPassingStep(facts: readonly StepFacts[], index: number, step: StepFacts): StepConfig {
  return { entry: start(step), ...buildAfter(facts, index) };
}

/** Name of the intermediate state after a step that runs a call. */
export function afterName(step: Pick<StepFacts, 'name'>): string {
  return `$after:${step.name}`;
}

/**
 * Builds the intermediate state after a step that runs a call. It is left immediately. The next step can depend on the
 * status of the call, and a guard reads only what was recorded before.
 */
export function buildAfter(facts: readonly StepFacts[], index: number): StepConfig {
  return { always: targetsAfter(facts, index).map(({ target, available }) => ({ target, guard: all(available) })) };
}

function start(step: StepFacts) {
  const pending = wizardSetup.assign(({ context }) => withOutcome(context, step.name, { status: 'pending' }));
  return [pending, { type: 'run', params: { step: step.name } } as const];
}

/** The targets after a step: the first later step that is available, else the end. */
function targetsAfter(facts: readonly StepFacts[], index: number) {
  const later = facts.slice(index + 1).map(({ name }) => ({
    target: `#wizard.${name}`,
    available: [{ type: 'available', params: { step: name } } as const],
  }));
  return [...later, { target: '#wizard.$end', available: [] }];
}

/** Back: the nearest earlier asking step, unless an irreversible call is done or pending in between. */
function goBack(facts: readonly StepFacts[], index: number): readonly GoBack[] {
  return facts
    .map((step, at) => ({ step, at }))
    .filter(({ step, at }) => at < index && step.asks)
    .reverse()
    .map(({ step, at }) => ({
      target: `#wizard.${step.name}`,
      guard: [
        { type: 'available', params: { step: step.name } },
        {
          type: 'isOpen',
          params: { steps: facts.slice(at, index).flatMap((one) => (one.lasting ? [one.name] : [])) },
        },
      ],
    }));
}

interface GoBack {
  readonly target: string;
  readonly guard: readonly WizardGuard[];
}

function back(facts: readonly StepFacts[], index: number) {
  return goBack(facts, index).map(({ target, guard }) => ({ target, guard: all(guard) }));
}
