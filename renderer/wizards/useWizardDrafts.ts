import { useCallback, useMemo, useRef } from 'react';
import { OperationError } from '#engine';
import { useRuntime } from '../runtime/useRuntime.ts';
import { readWizardDraft, type WizardDraft } from './WizardDraft.ts';

/** Where the drafts of one wizard for one set of given things are kept. */
export interface WizardDrafts {
  load(): Promise<WizardDraft | undefined>;
  /** Saves after everything saved before; a draft that cannot be saved never stops the wizard. */
  save(draft: WizardDraft): Promise<void>;
  remove(): Promise<void>;
}

/** The drafts of a wizard, by the operations that the portal's configuration names. */
export function useWizardDrafts(wizard: string, key: string): WizardDrafts {
  const { adapter, config, release, user } = useRuntime();
  const { draftGet, draftSave, draftRemove } = config.operations;
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const isKept = user.signedIn && release.operations[draftSave] !== undefined;

  const queue = useCallback((work: () => Promise<unknown>): Promise<void> => {
    // One after the other: an earlier state must not overtake a later one.
    const next = last.current.then(work).then(
      () => undefined,
      (error: unknown) => console.warn('The draft was not saved', error),
    );
    last.current = next;
    return next;
  }, []);

  return useMemo(
    () => ({
      async load() {
        if (!isKept) return undefined;
        try {
          return readWizardDraft(await adapter.run(draftGet, { wizard, key }));
        } catch (error) {
          if (error instanceof OperationError && error.status !== 404) console.warn('The draft was not found', error);
          return undefined;
        }
      },
      async save({ variant, step, release: _begun, ...data }) {
        if (isKept)
          await queue(() => adapter.run(draftSave, { wizard, key, variant, step, release: release.hash, data }));
      },
      async remove() {
        if (isKept) await queue(() => adapter.run(draftRemove, { wizard, key }));
      },
    }),
    [adapter, draftGet, draftSave, draftRemove, wizard, key, release, isKept, queue],
  );
}
