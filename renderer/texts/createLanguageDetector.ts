import type { LanguageDetectorModule } from 'i18next';
import { type Release, sourceLocale } from '#engine';

/** Properties of the browser that determine the user's language. */
interface ReaderFacts {
  /** Query of the URL, in which `lng` names a language. */
  readonly search: string;
  /** The languages of the browser, the preferred one first. */
  readonly languages: readonly string[];
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
}

const key = 'locale';

/**
 * Creates the language detector of i18next. The language is that of the URL (`?lng=fr`), otherwise the one selected
 * before, otherwise that of the browser unless the setting `browserLanguage` is false, otherwise the setting
 * `defaultLanguage`, otherwise English. A language that the release does not have is skipped. A language that is
 * selected in the portal or by a URL is stored.
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

/**
 * Returns the locale that matches a language tag: the same, or its language without a region; undefined if there is
 * none.
 */
function matchLocale(tag: string, locales: readonly string[]): string | undefined {
  const wanted = tag.toLowerCase();
  const [language] = wanted.split('-');
  return (
    locales.find((locale) => locale.toLowerCase() === wanted) ??
    locales.find((locale) => locale.toLowerCase() === language)
  );
}
