import { useCallback, useEffect, useRef, useState } from 'react';
import type { Release } from '#engine';

type Catalogue = Readonly<Record<string, string>>;

/** A release and where its texts are to be had. */
export interface ReleaseWithTexts {
  readonly release: Release;
  readonly loadTexts: (locale: string) => Promise<Catalogue>;
}

interface Localised {
  readonly release: Release | undefined;
  readonly locale: string;
  readonly setLocale: (locale: string) => void;
  /** Puts another release in the place of the first one; resolves when it is shown. */
  readonly replace: (next: ReleaseWithTexts) => Promise<void>;
}

const place = 'locale';

/** The reader's language, and the release with its texts. A language is loaded before it is shown. */
export function useLocale(release: Release, loadTexts: ReleaseWithTexts['loadTexts']): Localised {
  const [wanted, setWanted] = useState(() => firstLocale(release.locales));
  const [shown, setShown] = useState<{ readonly locale: string; readonly release: Release }>();
  const base = useRef<ReleaseWithTexts>({ release, loadTexts });
  const asked = useRef(wanted);

  const show = useCallback(async () => {
    const source = base.current;
    const locale = asked.current;
    const next = await withTexts(source, locale);
    if (source === base.current && locale === asked.current) setShown(next);
  }, []);
  const replace = useCallback(
    (next: ReleaseWithTexts) => {
      base.current = next;
      return show();
    },
    [show],
  );

  useEffect(() => {
    asked.current = wanted;
    void show();
  }, [wanted, show]);

  useEffect(() => {
    if (shown) document.documentElement.lang = shown.locale;
  }, [shown]);

  const setLocale = useCallback((locale: string) => {
    window.localStorage.setItem(place, locale);
    setWanted(locale);
  }, []);

  return { release: shown?.release, locale: shown?.locale ?? wanted, setLocale, replace };
}

async function withTexts(
  { release, loadTexts }: ReleaseWithTexts,
  locale: string,
): Promise<{ readonly locale: string; readonly release: Release }> {
  if (release.texts[locale]) return { locale, release };
  try {
    const texts = await loadTexts(locale);
    return { locale, release: { ...release, texts: { ...release.texts, [locale]: texts } } };
  } catch {
    // A language that cannot be loaded is no reason to show nothing.
    return { locale: 'en', release };
  }
}

function firstLocale(locales: readonly string[]): string {
  const stored = window.localStorage.getItem(place);
  if (stored !== null && locales.includes(stored)) return stored;
  const preferred = navigator.languages.map((language) => language.split('-')[0] ?? '');
  return preferred.find((language) => locales.includes(language)) ?? 'en';
}
