import type { WidgetChoice } from '../WidgetChoice.ts';

/**
 * Returns the options whose label starts with the typed text, ignoring case. If the label has several parts, any word
 * can match.
 */
export function findByBeginning(choices: readonly WidgetChoice[], typed: string): WidgetChoice[] {
  const sought = plain(typed).trimStart();
  return choices.filter(({ label, hasParts }) => {
    const text = plain(label);
    if (!hasParts) return text.startsWith(sought);
    for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
      if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true;
    }
    return false;
  });
}

/** Returns a text in lower case without diacritics, for searching. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
