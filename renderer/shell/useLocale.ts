import { useCallback, useEffect, useState } from 'react';
import type { Release } from '#engine';

type Catalogue = Readonly<Record<string, string>>;

const place = 'locale';

/** The reader's language, and the release with its texts. A language is loaded before it is shown. */
export function useLocale(
  boot: Release,
  loadTexts: (locale: string) => Promise<Catalogue>,
): { readonly release: Release | undefined; readonly locale: string; readonly setLocale: (locale: string) => void } {
  const [wanted, setWanted] = useState(() => firstLocale(boot.locales));
  const [shown, setShown] = useState<{ readonly locale: string; readonly release: Release }>();

  useEffect(() => {
    let isCurrent = true;
    const show = (release: Release, locale: string) => {
      if (isCurrent) setShown({ locale, release });
    };
    if (boot.texts[wanted]) show(boot, wanted);
    else {
      loadTexts(wanted).then(
        (texts) => show({ ...boot, texts: { ...boot.texts, [wanted]: texts } }, wanted),
        // A language that cannot be loaded is no reason to show nothing.
        () => show(boot, 'en'),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [boot, wanted, loadTexts]);

  useEffect(() => {
    if (shown) document.documentElement.lang = shown.locale;
  }, [shown]);

  const setLocale = useCallback((locale: string) => {
    window.localStorage.setItem(place, locale);
    setWanted(locale);
  }, []);

  return { release: shown?.release, locale: shown?.locale ?? wanted, setLocale };
}

function firstLocale(locales: readonly string[]): string {
  const stored = window.localStorage.getItem(place);
  if (stored !== null && locales.includes(stored)) return stored;
  const preferred = navigator.languages.map((language) => language.split('-')[0] ?? '');
  return preferred.find((language) => locales.includes(language)) ?? 'en';
}
