import { use, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Actor } from 'xstate';
import { canonicalJson } from '#engine';
import type { createWizardMachine } from '#machines';
import { useDialog } from '../contexts/Dialogs.ts';
import { TraversalContext } from '../routing/TraversalContext.ts';
import { findTrail, planHistory, readTrail, type StepTrail, writeTrail } from './stepTrail.ts';
import type { Flushers } from './useTypingPause.ts';

interface StepHistoryInput {
  readonly wizard: string;
  readonly actor: Actor<ReturnType<typeof createWizardMachine>>;
  readonly flushers: Flushers;
  /** The current step. */
  readonly step: string;
  /** Whether a call is running or no step has been entered yet: navigation is not possible. */
  readonly isBusy: boolean;
}

interface LeftSteps {
  readonly trail: StepTrail;
  readonly answers: string;
}

/**
 * Adds an entry to the browser's history for each step of a wizard on a page, so that the browser's Back and Forward
 * move between steps. The machine decides: it goes back as far as it permits, and forward only to a step that was left
 * by Back if no answer has changed since. If it does not move, the history follows the machine.
 */
export function useStepHistory({ wizard, actor, flushers, step, isBusy }: StepHistoryInput): void {
  const location = useLocation();
  const navigate = useNavigate();
  const isPage = useDialog() === undefined;
  const { key } = location;
  const latest = useRef({ location, navigate });
  latest.current = { location, navigate };
  /** Key of the last processed history entry. */
  const seen = useRef<string>(undefined);
  /** Expected trail after a change of the history by this hook, while it is running. */
  const expected = useRef<StepTrail>(undefined);
  const shown = useRef<StepTrail>([]);
  const left = useRef<LeftSteps>(undefined);
  const traversal = use(TraversalContext);
  /** Completes the traversal that this hook has started. */
  const arrive = useRef<() => void>(undefined);

  useEffect(() => () => arrive.current?.(), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step or a new entry is what it compares.
  useEffect(() => {
    const { location: entry, navigate: go } = latest.current;
    if (!isPage || (expected.current !== undefined && seen.current === key)) return;
    const stored = readTrail(entry.state, wizard);
    const isOwn = expected.current !== undefined && isSame(expected.current, stored);
    const isPressed = seen.current !== undefined && seen.current !== key && !isOwn;
    seen.current = key;
    expected.current = undefined;
    arrive.current?.();
    if (isBusy) return;

    if (isPressed && stored.length > 0) follow(stored);
    const snapshot = actor.getSnapshot();
    const trail = findTrail(actor, snapshot);
    if (trail.length < shown.current.length && isStart(trail, shown.current)) {
      const { data, chosen } = snapshot.context;
      const answers = canonicalJson([data, chosen]);
      // After going back twice, the user can go forward twice.
      const isKnown = left.current?.answers === answers && isStart(shown.current, left.current.trail);
      if (!isKnown) left.current = { trail: shown.current, answers };
    }
    shown.current = trail;

    // A link to the same page has replaced the entry, and those before it still exist.
    const isReplaced = isPressed && stored.length === 0;
    const change = isReplaced ? { entries: [trail], replaces: true } : planHistory(stored, trail);
    if (change === undefined) return;
    if ('go' in change) {
      expected.current = stored.slice(0, change.go);
      traversal.current = new Promise((resolve) => {
        arrive.current = () => {
          traversal.current = undefined;
          arrive.current = undefined;
          resolve();
        };
      });
      void go(change.go);
      return;
    }
    expected.current = trail;
    const { pathname, search, hash } = entry;
    // All in the same task, so that the user cannot press Back in between.
    for (const [index, one] of change.entries.entries()) {
      const state = writeTrail(entry.state, wizard, one);
      void go({ pathname, search, hash }, { state, replace: change.replaces && index === 0 });
    }
  }, [actor, wizard, isPage, key, step, isBusy]);

  /** Moves the machine to the step of an entry, as far as the machine permits. */
  function follow(stored: StepTrail): void {
    // Pending input belongs to the step that is left.
    for (const flush of [...flushers]) flush();
    const snapshot = actor.getSnapshot();
    const trail = findTrail(actor, snapshot);
    // A step that no longer exists is skipped.
    const nearest = trail.lastIndexOf(stored.findLast((one) => trail.includes(one)) ?? '');
    if (nearest < trail.length - 1) {
      for (let index = trail.length - 1; nearest >= 0 && index > nearest; index -= 1) actor.send({ type: 'BACK' });
      return;
    }
    const target = stored.at(-1) ?? '';
    const { data, chosen } = snapshot.context;
    const isAnswered = left.current?.answers === canonicalJson([data, chosen]) && isStart(stored, left.current.trail);
    if (isAnswered && isStart(trail, stored) && snapshot.can({ type: 'NEXT' }))
      actor.send({ type: 'RESUME', step: target });
  }
}

function isSame(one: StepTrail, other: StepTrail): boolean {
  return one.length === other.length && isStart(one, other);
}

function isStart(start: StepTrail, whole: StepTrail): boolean {
  return start.every((step, index) => step === whole[index]);
}
