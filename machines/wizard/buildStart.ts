import type { StepFacts } from './StepFacts.ts';
import { all, type StepConfig, type WizardGuard, wizardSetup } from './wizardSetup.ts';

/** Builds the start state, which enters the resumed step, else the nearest available one, else the first. */
export function buildStart(facts: readonly StepFacts[]): StepConfig {
  const resumed = facts.flatMap((step, index) =>
    nearestSteps(facts, index).map((candidate) => ({
      target: nameOf(facts, candidate),
      guard: all([{ type: 'isResumed', params: { step: step.name } }, ...guardsOfEntry(facts, candidate)]),
    })),
  );
  return {
    always: [
      { target: 'notFound', guard: { type: 'isStranger', params: { known: facts.map((step) => step.name) } } },
      ...resumed,
      ...facts.map((step, index) => ({ target: step.name, guard: all(guardsOfEntry(facts, index)) })),
      { target: '$end' },
    ],
    exit: wizardSetup.assign({ resume: undefined }),
  };
}

/** A step can be entered if it is available and no irreversible call was made from it onwards. */
function guardsOfEntry(facts: readonly StepFacts[], index: number): readonly WizardGuard[] {
  const steps = facts.slice(index).flatMap((step) => (step.lasting ? [step.name] : []));
  return [
    { type: 'available', params: { step: nameOf(facts, index) } },
    { type: 'isOpen', params: { steps } },
  ];
}

/**
 * The step itself. If it only runs a call, the asking steps before it, nearest first, because leaving those forwards
 * starts it.
 */
function nearestSteps(facts: readonly StepFacts[], index: number): readonly number[] {
  const before = facts.flatMap((step, at) => (at < index && step.asks ? [at] : [])).reverse();
  const after = facts.flatMap((_step, at) => (at > index ? [at] : []));
  const runsOnly = facts[index]?.runs === true && facts[index]?.asks === false;
  return runsOnly ? [...before, ...after] : [index, ...before, ...after];
}

function nameOf(facts: readonly StepFacts[], index: number): string {
  return facts[index]?.name ?? '$end';
}
