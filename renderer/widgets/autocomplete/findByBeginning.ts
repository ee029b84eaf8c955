import type { WidgetChoice } from '../WidgetChoice.ts';

/** The choices whose label begins as typed, in any case; one of several parts also by the beginning of any word. */
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

/** Small letters without marks: how people type what they look for. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
