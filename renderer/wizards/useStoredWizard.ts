import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { PortalRuntime } from '../contexts/PortalRuntime.ts';
import { useRuntime } from '../contexts/useRuntime.ts';
import type { OtherRelease } from '../PortalBoot.ts';
import { closeNamespace, openNamespace } from '../texts/createI18n.ts';
import { useLocalizedRelease } from '../texts/useLocalizedRelease.ts';
import type { DraftSaver } from './createDraftSaver.ts';
import type { StoredDraft } from './WizardDraft.ts';

interface BegunWizard {
  readonly isPending: boolean;
  readonly stored: StoredDraft;
  /** The runtime of the portal, with the release that the draft was started with. */
  readonly runtime: PortalRuntime;
}

/**
 * Returns the stored draft of a wizard and the release that it was started with, in the user's language. A user
 * continues a draft with the same questions, whatever was published since.
 */
export function useStoredWizard(keeper: DraftSaver, round: string): BegunWizard {
  const { wizard, key } = keeper;
  const runtime = useRuntime();
  const { release, i18n, namespace, user, loadRelease } = runtime;

  const begun = useQuery({
    queryKey: ['begun-wizard', wizard, key, release.hash, user.email ?? '', round],
    queryFn: async () => {
      const stored = await keeper.load();
      const { draft } = stored;
      const isOther = draft?.release !== undefined && draft.release !== release.hash;
      const other = isOther ? await loadOther(draft.release, loadRelease) : undefined;
      // The draft cannot have been started with a release that does not have this wizard.
      if (other?.release.wizards[wizard] === undefined) return { stored, other: undefined };
      await openNamespace(i18n, other);
      return { stored, other };
    },
    // Loaded once, also when another language is selected: a draft that is stored later is that of this page.
    staleTime: 'static',
    gcTime: 0,
    refetchOnMount: false,
  });

  const other = begun.data?.other;
  useEffect(() => {
    if (other === undefined) return undefined;
    void openNamespace(i18n, other);
    return () => closeNamespace(i18n, other.namespace);
  }, [i18n, other]);

  const localized = useLocalizedRelease(other ?? { release, namespace }, i18n);
  const own = useMemo(() => {
    if (other === undefined || localized === undefined) return runtime;
    const { validators, namespace } = other;
    return { ...runtime, ...localized, settings: localized.release.settings, validators, namespace };
  }, [other, localized, runtime]);
  const isPending = begun.isPending || (other !== undefined && localized === undefined);
  return { isPending, stored: begun.data?.stored ?? {}, runtime: own };
}

/** Loads another release; undefined if that fails, so that the wizard continues with the live one. */
async function loadOther(hash: string, load: PortalRuntime['loadRelease']): Promise<OtherRelease | undefined> {
  try {
    return await load?.(hash);
  } catch (error) {
    console.warn('The release that was begun under was not found', error);
    return undefined;
  }
}
