import { useCallback, useEffect, useRef } from 'react';
import type { Actor } from 'xstate';
import { canonicalJson, type VariantModel } from '#engine';
import type { createWizardMachine, WizardContext } from '#machines';
import { useRuntime } from '../contexts/useRuntime.ts';
import { useScope } from '../scope/useScope.ts';
import type { DraftSaver } from './createDraftSaver.ts';
import { currentStep } from './currentStep.ts';
import { draftActs } from './draftActs.ts';
import type { Flushers } from './useTypingPause.ts';
import type { WizardDraft } from './WizardDraft.ts';
import { withoutFiles } from './withoutFiles.ts';

interface DraftSavingInput {
  readonly keeper: DraftSaver;
  readonly variant: VariantModel;
  readonly draft: WizardDraft;
  /** Nothing has been entered yet: the draft is saved only after the first input. */
  readonly isNew: boolean;
  readonly actor: Actor<ReturnType<typeof createWizardMachine>>;
  readonly flushers: Flushers;
}

/**
 * Saves now: the current state, or the state with which a step was completed. Resolves to false if the draft was
 * changed elsewhere.
 */
export type SaveDraft = (at?: { readonly step: string; readonly context: WizardContext }) => Promise<boolean>;

const typingPause = 800;

/** Events before or with which a user changes something, also through assistive technology. */
const inputSigns = ['pointerdown', 'keydown', 'click', 'input'] as const;

/**
 * Saves a wizard at every step, shortly after every change, and when the page is left or closed. The draft is discarded
 * only when the wizard has ended and none of its calls is running or has failed.
 */
export function useDraftSaving({ keeper, variant, draft, isNew, actor, flushers }: DraftSavingInput): SaveDraft {
  const { release } = useRuntime();
  const scope = useScope();
  const snapshot = actor.getSnapshot();
  const latest = useRef({ scope, release });
  latest.current = { scope, release };
  const { seed, base } = draft;
  /** State of a new wizard before the first input. Empty once the wizard differs from it. */
  const begun = useRef<string>(undefined);
  const isTouched = useRef(!isNew);

  const write = useCallback(
    (at: string, entered: WizardContext) => {
      const { step, context } = withoutFiles({ variant, step: at, context: entered, ...latest.current });
      const { data, chosen, outcomes } = context;
      const place = { variant, step, context, ...latest.current };
      return [
        {
          ...{ variant: variant.variant, step, data, chosen, outcomes, seed, release: latest.current.release.hash },
          ...(base === undefined ? {} : { base }),
        },
        draftActs(place),
      ] as const;
    },
    [variant, seed, base],
  );

  /** Returns what to save now; undefined after the wizard has ended. */
  const read = useCallback(() => {
    for (const flush of [...flushers]) flush();
    const { value, context, tags } = actor.getSnapshot();
    if (!tags.has('ask') && !tags.has('failed')) return undefined;
    if (!isTouched.current || fingerprintOf(actor) === begun.current) return undefined;
    begun.current = '';
    return write(currentStep(value), context);
  }, [actor, flushers, write]);

  // What changes before the first input is not from the user, such as a default that is no longer offered.
  useEffect(() => {
    const touch = () => {
      if (isTouched.current) return;
      for (const flush of [...flushers]) flush();
      begun.current = fingerprintOf(actor);
      isTouched.current = true;
    };
    for (const sign of inputSigns) window.addEventListener(sign, touch, { capture: true, passive: true });
    return () => {
      for (const sign of inputSigns) window.removeEventListener(sign, touch, { capture: true });
    };
  }, [actor, flushers]);

  const save = useCallback<SaveDraft>(
    async (at) => {
      const written = at === undefined ? read() : write(at.step, at.context);
      return written === undefined || keeper.save(...written);
    },
    [keeper, read, write],
  );

  const step = currentStep(snapshot.value);
  const { data, chosen, outcomes } = snapshot.context;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step is what it saves at.
  useEffect(() => void save(), [step, save]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change puts the saving off.
  useEffect(() => {
    const timer = setTimeout(() => void save(), typingPause);
    return () => clearTimeout(timer);
  }, [data, chosen, outcomes, save]);

  // Input before the pause is over must not be lost when the page is left.
  useEffect(() => {
    const leave = () => {
      const written = read();
      if (written) keeper.saveLast(...written);
    };
    const hide = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      void save();
    };
  }, [keeper, read, save]);

  const isBusy = Object.values(outcomes).some((outcome) => outcome.status === 'pending');
  const isOver = snapshot.hasTag('end') && !isBusy && !snapshot.can({ type: 'RETRY' });
  useEffect(() => {
    if (isOver) void keeper.remove();
  }, [isOver, keeper]);

  return save;
}

function fingerprintOf(actor: DraftSavingInput['actor']): string {
  const { value, context } = actor.getSnapshot();
  return canonicalJson([value, context.data, context.chosen, context.outcomes]);
}
