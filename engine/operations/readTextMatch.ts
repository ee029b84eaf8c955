/** How a list is asked for a text: as a whole, by its beginning (`Mor*`) or by any part (`*org*`). */
export interface TextMatch {
  readonly how: 'whole' | 'beginning' | 'part';
  readonly text: string;
}

/** Reads the stars of a text that a list is asked for; stars inside are characters like others. */
export function readTextMatch(asked: string): TextMatch {
  if (!asked.endsWith('*')) return { how: 'whole', text: asked };
  return asked.length > 1 && asked.startsWith('*')
    ? { how: 'part', text: asked.slice(1, -1) }
    : { how: 'beginning', text: asked.slice(0, -1) };
}

/** Whether a stored text is one that is asked for, in any case. */
export function matchesText(stored: string, { how, text }: TextMatch): boolean {
  const [has, asked] = [stored.toLowerCase(), text.toLowerCase()];
  if (how === 'whole') return has === asked;
  return how === 'part' ? has.includes(asked) : has.startsWith(asked);
}
