import { type Release, sourceLocale } from '#engine';

/** The offered locale that a person's `accept-language` prefers; English when none is. */
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

/** The offered locale that a tag names, with or without its region; undefined when there is none. */
export function findLocale(tag: unknown, offered: readonly string[]): string | undefined {
  if (typeof tag !== 'string' || tag === '') return undefined;
  const wanted = tag.toLowerCase();
  const language = wanted.split('-')[0];
  return (
    offered.find((locale) => locale.toLowerCase() === wanted) ??
    offered.find((locale) => locale.toLowerCase().split('-')[0] === language)
  );
}

/** The language of whoever is known to prefer none: that of the setting `defaultLanguage`, else English. */
export function defaultLocale({ settings, locales }: Pick<Release, 'settings' | 'locales'>): string {
  return findLocale(settings['defaultLanguage'], locales) ?? sourceLocale;
}
