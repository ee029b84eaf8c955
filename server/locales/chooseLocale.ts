import { type Release, sourceLocale } from '#engine';

/** Returns the available locale that an `accept-language` header prefers; English if there is none. */
export function chooseLocale(header: string | undefined, offered: readonly string[]): string {
  const wishes = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((entry) => {
      const [tag = '', quality] = entry.trim().split(';q=');
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of wishes) {
    const found = findLocale(tag, offered);
    if (found !== undefined) return found;
  }
  return sourceLocale;
}

/** Returns the available locale of a language tag, with or without its region. Undefined if there is none. */
export function findLocale(tag: unknown, offered: readonly string[]): string | undefined {
  if (typeof tag !== 'string' || tag === '') return undefined;
  const wanted = tag.toLowerCase();
  const language = wanted.split('-')[0];
  return (
    offered.find((locale) => locale.toLowerCase() === wanted) ??
    offered.find((locale) => locale.toLowerCase().split('-')[0] === language)
  );
}

/** Returns the locale of the setting `defaultLanguage`, or English, for users without a preference. */
export function defaultLocale({ settings, locales }: Pick<Release, 'settings' | 'locales'>): string {
  return findLocale(settings['defaultLanguage'], locales) ?? sourceLocale;
}
