import { useCallback, useEffect, useRef } from 'react';
import type { VariantModel } from '#engine';
import type { WizardContext } from '#machines';
import type { WizardDrafts } from './useWizardDrafts.ts';
import type { WizardDraft } from './WizardDraft.ts';

interface DraftSavingInput {
  readonly drafts: WizardDrafts;
  readonly variant: VariantModel;
  readonly seed: string;
  readonly step: string;
  readonly context: WizardContext;
  readonly isEnd: boolean;
}

const typingPause = 800;

/** Saves a wizard at every step and a moment after every change; forgets it at the end. Gives back "save now". */
export function useDraftSaving({ drafts, variant, seed, step, context, isEnd }: DraftSavingInput): () => Promise<void> {
  const latest = useRef<WizardDraft>(undefined);
  const { data, chosen, outcomes } = context;
  latest.current = { variant: variant.variant, step, data, chosen, outcomes, seed };
  const saved = useRef<string>(undefined);
  const isMachineStep = step.startsWith('$') || step === 'notFound' || step === '';
  const isBusy = Object.values(outcomes).some((outcome) => outcome.status === 'pending');

  const save = useCallback(async () => {
    const draft = latest.current;
    const text = JSON.stringify(draft);
    if (!draft || saved.current === text) return;
    saved.current = text;
    await drafts.save(draft);
  }, [drafts]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step is what it saves at.
  useEffect(() => {
    if (!isEnd && !isMachineStep) void save();
  }, [step, isEnd, isMachineStep, save]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change puts the saving off.
  useEffect(() => {
    if (isEnd || isMachineStep) return undefined;
    const timer = setTimeout(() => void save(), typingPause);
    return () => clearTimeout(timer);
  }, [data, chosen, outcomes, isEnd, isMachineStep, save]);

  const isOpen = useRef(false);
  isOpen.current = !isEnd && !isMachineStep;
  // What was typed last is not lost by going away before the pause is over.
  useEffect(
    () => () => {
      if (isOpen.current) void save();
    },
    [save],
  );

  useEffect(() => {
    // A call that is still on its way may fail yet: until it ends, a reload must find the way back.
    if (isEnd && !isBusy) void drafts.remove();
  }, [isEnd, isBusy, drafts]);

  return save;
}
