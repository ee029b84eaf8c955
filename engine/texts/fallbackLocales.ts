/** The language of the definitions. It has every text, so it is the last fallback. */
export const sourceLocale = 'en';

/**
 * The locales to look up a text in: the locale itself, the locale without its last subtag, its language, and the
 * language of the definitions. For `zh-Hant-TW`: `zh-Hant-TW`, `zh-Hant`, `zh` and `en`.
 */
export function fallbackLocales(locale: string): readonly string[] {
  if (locale === sourceLocale) return source;
  const subtags = locale.split('-');
  if (subtags.length === 1) return [locale, sourceLocale];
  const [language = locale] = subtags;
  return [...new Set([locale, subtags.slice(0, -1).join('-'), language, sourceLocale])];
}

const source: readonly string[] = [sourceLocale];
