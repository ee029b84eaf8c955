/** How a list matches a text: the whole text, its beginning (`Mor*`) or any part (`*org*`). */
export interface TextMatch {
  readonly how: 'whole' | 'beginning' | 'part';
  readonly text: string;
}

/** Parses the stars at the ends of a search text. Stars inside it are literal. */
export function readTextMatch(asked: string): TextMatch {
  if (!asked.endsWith('*')) return { how: 'whole', text: asked };
  return asked.length > 1 && asked.startsWith('*')
    ? { how: 'part', text: asked.slice(1, -1) }
    : { how: 'beginning', text: asked.slice(0, -1) };
}

/** Whether a stored text matches, ignoring case. */
export function matchesText(stored: string, { how, text }: TextMatch): boolean {
  const [has, asked] = [stored.toLowerCase(), text.toLowerCase()];
  if (how === 'whole') return has === asked;
  return how === 'part' ? has.includes(asked) : has.startsWith(asked);
}
