import type { ReadPattern } from './readPattern.ts';

/** One piece of a plain pattern: an anchor, a bar, a group's edge, a class of characters, or a character; then its count. */
const piece =
  /^(?:(?<fixed>\^|\$|\||\((?:\?:)?|\))|(?<single>\[\^?(?:[^\\[\]]|\\[\\\]^dw-])+\]|\\[dw\\^$.*+?()[\]{}|/]|[^\\^$.*+?()[\]{}|])(?<count>\{\d{1,3}(?:,\d{1,3})?\}|\?)?)/u;

/** How often the last piece is repeated; `{2}` and `{2,5}`. */
const counts = /^\{(\d+)(?:,(\d+))?\}$/;

/**
 * Reads a pattern with the browser's own engine, where that says the same as RE2 and takes no longer: characters, their
 * classes, anchors, groups and alternatives, with repeats of single characters that end, of which one at most may vary.
 * For every other pattern there is none.
 */
export function readPlainPattern(pattern: string): ReadPattern | undefined {
  const size = sizeOf(pattern);
  if (size === undefined) return undefined;
  try {
    const compiled = new RegExp(pattern, 'u');
    return { matcher: (text) => ({ find: () => compiled.test(text), programSize: () => size }) };
  } catch {
    return undefined;
  }
}

/** About as many steps as RE2 makes of a plain pattern; none for another one. */
function sizeOf(pattern: string): number | undefined {
  let rest = pattern;
  let size = 0;
  let varying = 0;
  while (rest !== '') {
    const { groups, 0: whole } = piece.exec(rest) ?? {};
    if (whole === undefined) return undefined;
    const [, least, most] = counts.exec(groups?.['count'] ?? '') ?? [];
    if (groups?.['count'] === '?' || (most !== undefined && most !== least)) varying += 1;
    size += Number(most ?? least ?? 1);
    rest = rest.slice(whole.length);
  }
  return varying > 1 ? undefined : size;
}
