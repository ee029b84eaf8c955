import { type Actor, type SnapshotFrom, transition } from 'xstate';
import { isRecord } from '#engine';
import type { createWizardMachine } from '#machines';
import { currentStep } from './currentStep.ts';

type WizardMachine = ReturnType<typeof createWizardMachine>;

/** The steps of a wizard from the first one to the current one, which Back goes through. */
export type StepTrail = readonly string[];

/** Returns the trail of a wizard as its machine permits it. No event is sent to the running machine. */
export function findTrail({ logic }: Actor<WizardMachine>, snapshot: SnapshotFrom<WizardMachine>): StepTrail {
  const trail = [currentStep(snapshot.value)];
  let place = snapshot;
  while (place.can({ type: 'BACK' })) {
    [place] = transition(logic, place, { type: 'BACK' });
    trail.unshift(currentStep(place.value));
  }
  return trail;
}

/** Returns the trail of a wizard in the state of a history entry; empty if there is none. */
export function readTrail(state: unknown, wizard: string): StepTrail {
  const steps = isRecord(state) && isRecord(state['steps']) ? state['steps'][wizard] : undefined;
  return Array.isArray(steps) ? steps.filter((step) => typeof step === 'string') : [];
}

/** Returns the state of a history entry with the trail of a wizard. Other properties of the state are retained. */
export function writeTrail(state: unknown, wizard: string, trail: StepTrail): Readonly<Record<string, unknown>> {
  const entry = isRecord(state) ? state : {};
  const steps = isRecord(entry['steps']) ? entry['steps'] : {};
  return { ...entry, steps: { ...steps, [wizard]: trail } };
}

/**
 * A change of the browser's history: a traversal by a number of entries, or new entries of which the first can replace
 * the current one.
 */
export type HistoryChange =
  | { readonly go: number }
  | { readonly entries: readonly StepTrail[]; readonly replaces: boolean }
  | undefined;

/** Returns the next change for a history with one entry for each step of a trail; undefined if no change is needed. */
export function planHistory(stored: StepTrail, wanted: StepTrail): HistoryChange {
  const differing = stored.findIndex((step, index) => step !== wanted[index]);
  const shared = differing < 0 ? stored.length : differing;
  // The first entry of a wizard is the one it was opened with: its step is replaced, and it is not left.
  const last = Math.max(shared, 1);
  if (last < stored.length) return { go: last - stored.length };
  const entries = wanted.map((_step, index) => wanted.slice(0, index + 1)).slice(shared);
  return entries.length === 0 ? undefined : { entries, replaces: shared === 0 };
}
