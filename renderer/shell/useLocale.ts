import type { i18n } from 'i18next';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Release, Validators } from '#engine';
import type { OtherRelease, PortalBoot } from '../PortalBoot.ts';
import { changeLanguage, closeNamespace, createI18n, openNamespace } from '../texts/createI18n.ts';
import { createLanguageDetector } from '../texts/createLanguageDetector.ts';
import { useLocalizedRelease } from '../texts/useLocalizedRelease.ts';

interface Localised {
  readonly i18n: i18n;
  /** Namespace of the texts of the shown release. */
  readonly namespace: string;
  /** The release with its texts; undefined until they are loaded. */
  readonly release: Release | undefined;
  readonly validators: Validators;
  readonly locale: string;
  readonly setLocale: (locale: string) => void;
  /** Shows another release instead of the first one; resolves when it is shown. */
  readonly replace: (next: OtherRelease) => Promise<void>;
}

/** Returns the shown release in the user's language. Neither changes before the texts are loaded. */
export function useLocale(boot: PortalBoot): Localised {
  const [i18n] = useState(() =>
    createI18n({
      ...{ release: boot.release, namespace: boot.namespace, backend: boot.textsBackend },
      detector: createLanguageDetector(boot.release, {
        search: window.location.search,
        languages: navigator.languages,
        storage: window.localStorage,
      }),
    }),
  );
  const [shown, setShown] = useState<OtherRelease>(boot);
  const localized = useLocalizedRelease(shown, i18n);
  const latest = useRef(shown);

  const replace = useCallback(
    async (next: OtherRelease) => {
      latest.current = next;
      await openNamespace(i18n, next);
      if (latest.current === next) setShown(next);
    },
    [i18n],
  );

  useEffect(() => {
    // The texts are missing only if another effect of this hook has removed them.
    void openNamespace(i18n, shown);
    return () => closeNamespace(i18n, shown.namespace);
  }, [i18n, shown]);

  const locale = localized?.locale ?? i18n.language;
  const isShown = localized !== undefined;
  useEffect(() => {
    if (isShown) document.documentElement.lang = locale;
  }, [isShown, locale]);

  const setLocale = useCallback((next: string) => void changeLanguage(i18n, next), [i18n]);

  const { namespace, validators } = shown;
  return { i18n, namespace, validators, release: localized?.release, locale, setLocale, replace };
}
