import { useEffect, useRef, useSyncExternalStore } from 'react';
import { sourceLocale } from '#engine';
import { useRuntime } from '#renderer/host';
import type { DefinitionName } from '../data/operations.ts';
import type { OpenDraft } from '../draft/DraftStore.ts';
import { useDraftStore } from '../draft/DraftsProvider.tsx';
import { translationsOf } from '../translations/translations.ts';

/** The translations of a definition into every other language of the portal, by language. They are opened. */
export function useTranslationDrafts({ kind, definition }: DefinitionName): ReadonlyMap<string, OpenDraft> {
  const store = useDraftStore();
  const { release } = useRuntime();
  const last = useRef<ReadonlyMap<string, OpenDraft>>(new Map());
  const read = () => {
    const next = new Map(
      release.locales.flatMap((locale) => {
        const draft = locale === sourceLocale ? undefined : store.get(translationsOf({ kind, definition }, locale));
        return draft === undefined || draft.status === 'loading' ? [] : [[locale, draft] as const];
      }),
    );
    const isSame =
      next.size === last.current.size && [...next].every(([key, value]) => last.current.get(key) === value);
    if (!isSame) last.current = next;
    return last.current;
  };
  useEffect(() => {
    for (const locale of release.locales) {
      if (locale !== sourceLocale) store.open(translationsOf({ kind, definition }, locale));
    }
  }, [store, release.locales, kind, definition]);
  return useSyncExternalStore(store.subscribe, read);
}
