import type { LanguageDetectorModule } from 'i18next';
import { type Release, sourceLocale } from '#engine';

/** What of a browser tells the language of its reader. */
interface ReaderFacts {
  /** Query of the address, in which `lng` names a language. */
  readonly search: string;
  /** The languages of the browser, the preferred one first. */
  readonly languages: readonly string[];
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
}

const key = 'locale';

/**
 * Creates the detector of i18next. The language is that of the address (`?lng=fr`), else the one that was selected
 * before, else that of the browser unless the setting `browserLanguage` is false, else the setting `defaultLanguage`,
 * else English. A language that the release does not have is skipped. What is selected, in the portal or by an address,
 * is stored.
 */
export function createLanguageDetector(
  { locales, settings }: Pick<Release, 'locales' | 'settings'>,
  { search, languages, storage }: ReaderFacts,
): LanguageDetectorModule {
  let suggested: string | undefined;
  const firstOf = (...candidates: readonly unknown[]): string | undefined => {
    for (const candidate of candidates) {
      const match = typeof candidate === 'string' ? matchLocale(candidate, locales) : undefined;
      if (match !== undefined) return match;
    }
    return undefined;
  };
  return {
    type: 'languageDetector',
    detect() {
      const selected = firstOf(new URLSearchParams(search).get('lng'), storage.getItem(key));
      if (selected !== undefined) return selected;
      const ofBrowser = settings['browserLanguage'] === false ? [] : languages;
      suggested = firstOf(...ofBrowser, settings['defaultLanguage']) ?? sourceLocale;
      return suggested;
    },
    // i18next calls this for each language, also right after the detection.
    cacheUserLanguage(language) {
      if (language !== suggested) storage.setItem(key, language);
      suggested = undefined;
    },
  };
}

/** The locale that is meant by a language tag: the same, or its language without a region. */
function matchLocale(tag: string, locales: readonly string[]): string | undefined {
  const wanted = tag.toLowerCase();
  const [language] = wanted.split('-');
  return (
    locales.find((locale) => locale.toLowerCase() === wanted) ??
    locales.find((locale) => locale.toLowerCase() === language)
  );
}
