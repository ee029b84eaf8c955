import type { StepFacts } from './StepFacts.ts';
import { all, type StepConfig, type WizardGuard, wizardSetup } from './wizardSetup.ts';

/** Finds the place to begin: the resumed step, else the nearest one that can be entered, else the first. */
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

/** A step may be entered when it exists and nothing from it onwards has been done for good. */
function guardsOfEntry(facts: readonly StepFacts[], index: number): readonly WizardGuard[] {
  const steps = facts.slice(index).flatMap((step) => (step.lasting ? [step.name] : []));
  return [
    { type: 'available', params: { step: nameOf(facts, index) } },
    { type: 'isOpen', params: { steps } },
  ];
}

/** The step itself; where it only runs, the asking steps before it, nearest first, since it starts when left forwards. */
function nearestSteps(facts: readonly StepFacts[], index: number): readonly number[] {
  const before = facts.flatMap((step, at) => (at < index && step.asks ? [at] : [])).reverse();
  const after = facts.flatMap((_step, at) => (at > index ? [at] : []));
  const runsOnly = facts[index]?.runs === true && facts[index]?.asks === false;
  return runsOnly ? [...before, ...after] : [index, ...before, ...after];
}

function nameOf(facts: readonly StepFacts[], index: number): string {
  return facts[index]?.name ?? '$end';
}
