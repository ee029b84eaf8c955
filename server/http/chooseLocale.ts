/** The offered locale that a person's `accept-language` prefers; English when none is. */
export function chooseLocale(header: string | undefined, offered: readonly string[]): string {
  const wishes = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((entry) => {
      const [tag = '', quality] = entry.trim().split(';q=');
      return { tag: tag.toLowerCase(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of wishes) {
    const language = tag.split('-')[0];
    const found =
      offered.find((locale) => locale.toLowerCase() === tag) ??
      offered.find((locale) => locale.toLowerCase().split('-')[0] === language);
    if (found !== undefined) return found;
  }
  return 'en';
}
