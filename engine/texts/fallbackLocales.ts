/** The language that definitions are written in. It has every text, so it is the last one that a text is looked up in. */
export const sourceLocale = 'en';

/**
 * The locales that a text is looked up in: the locale itself, the same without its last subtag, its language, and the
 * language of the definitions. `zh-Hant-TW` is read in `zh-Hant-TW`, `zh-Hant`, `zh` and `en`.
 */
export function fallbackLocales(locale: string): readonly string[] {
  if (locale === sourceLocale) return source;
  const subtags = locale.split('-');
  if (subtags.length === 1) return [locale, sourceLocale];
  const [language = locale] = subtags;
  return [...new Set([locale, subtags.slice(0, -1).join('-'), language, sourceLocale])];
}

const source: readonly string[] = [sourceLocale];
