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
  /** That of the portal, with the release that the draft was begun under. */
  readonly runtime: PortalRuntime;
}

/**
 * The stored draft of a wizard and the release it was begun under, in the reader's language: whatever was published
 * since, somebody who has begun is asked on as before.
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
      // A release that never had this wizard cannot be what it was begun under.
      if (other?.release.wizards[wizard] === undefined) return { stored, other: undefined };
      await openNamespace(i18n, other);
      return { stored, other };
    },
    // Read once, also when another language is selected: the draft that is stored then is that of this page.
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

/** A release that cannot be loaded is no reason to stop: the live one asks on. */
async function loadOther(hash: string, load: PortalRuntime['loadRelease']): Promise<OtherRelease | undefined> {
  try {
    return await load?.(hash);
  } catch (error) {
    console.warn('The release that was begun under was not found', error);
    return undefined;
  }
}
