import { useCallback, useRef } from 'react';
import { isRecord, type VariantModel, type WizardModel } from '#engine';
import { useRunCall } from '../calls/useRunCall.ts';
import { useRuntime } from '../contexts/useRuntime.ts';
import { useScope } from '../scope/useScope.ts';
import { useText } from '../texts/useText.ts';
import { type Merge, mergeAnswers } from './mergeAnswers.ts';
import { acceptedTitles, fieldsOfVariant, mergeEntries, type OpenMerge } from './openMerge.ts';
import type { WizardDraft } from './WizardDraft.ts';
import { withDefaults } from './withDefaults.ts';

/** A draft after a merge: the conflicts to resolve, and the applied changes. */
export interface MergedDraft {
  readonly draft: WizardDraft;
  readonly taken: string;
  readonly open?: OpenMerge;
}

interface Moved {
  readonly draft: WizardDraft;
  readonly base: WizardDraft['base'];
  readonly theirs: Readonly<Record<string, unknown>>;
  readonly isAsked: (path: string) => boolean;
}

/** Returns functions that merge a draft with the current record, or with the draft of another window. */
export function useRecordMerge(wizard: WizardModel) {
  const { release } = useRuntime();
  const scope = useScope();
  const runCall = useRunCall();
  const write = useText();
  const latest = useRef({ scope, runCall, write });
  latest.current = { scope, runCall, write };

  const present = useCallback(
    (variant: VariantModel, merge: Merge, { draft, base, theirs }: Moved): MergedDraft => {
      const input = {
        fields: fieldsOfVariant(variant, release),
        rest: latest.current.write(wizard.title),
        write: (title: WizardModel['title']) => latest.current.write(title),
      };
      const entries = mergeEntries({ ...input, paths: merge.open });
      return {
        draft: { ...draft, data: merge.data, chosen: withoutSelections(draft.chosen, merge.taken) },
        taken: acceptedTitles(merge, input),
        ...(entries.length === 0
          ? {}
          : { open: { entries, data: merge.data, theirs, ...(base === undefined ? {} : { base }) } }),
      };
    },
    [release, wizard],
  );

  /** Merges with the current record; undefined if there is none. */
  const withRecord = useCallback(
    async (variant: VariantModel, draft: WizardDraft): Promise<MergedDraft | undefined> => {
      if (variant.start === undefined) return undefined;
      const { scope: read, runCall: run } = latest.current;
      const started = await run(variant.start, read, { showsFailure: () => true });
      if (!started.ok || !isRecord(started.result)) return undefined;
      const theirs = withDefaults({ wizard, variant, record: started.result, scope: read, release });
      const paths = fieldsOfVariant(variant, release).map(({ path }) => path);
      const isAsked = (path: string) => paths.includes(path);
      const moved = { draft: { ...draft, base: theirs }, base: draft.base, theirs, isAsked };
      const merge = mergeAnswers({ base: draft.base, mine: draft.data, theirs, isAsked });
      return present(variant, merge, moved);
    },
    [release, present, wizard],
  );

  /** Merges with the draft that another window has saved. */
  const withWindow = useCallback(
    (
      variant: VariantModel,
      draft: WizardDraft,
      saved: { readonly theirs: WizardDraft; readonly base?: WizardDraft },
    ) => {
      const theirs = saved.theirs.data;
      const moved = { draft, base: saved.base?.data, theirs, isAsked: () => true };
      const merge = mergeAnswers({ base: saved.base?.data, mine: draft.data, theirs, isAsked: () => true });
      const outcomes = { ...draft.outcomes, ...saved.theirs.outcomes };
      return present(variant, merge, { ...moved, draft: { ...draft, outcomes } });
    },
    [present],
  );

  return { withRecord, withWindow };
}

/** Removes the selected records of changed values, to which they no longer belong. */
export function withoutSelections(
  chosen: Readonly<Record<string, unknown>>,
  paths: readonly string[],
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(chosen).filter(([path]) => !paths.includes(path)));
}
