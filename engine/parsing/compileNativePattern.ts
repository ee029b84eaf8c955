import type { CompiledPattern } from './compilePattern.ts';

/** One piece of a plain pattern: an anchor, a bar, a group's edge, a class of characters, or a character; then its count. */
const piece =
  /^(?:(?<fixed>\^|\$|\||\((?:\?:)?|\)\??)|(?<single>\[\^?(?:[^\\[\]]|\\[\\\]^dw-])+\]|\\[dw\\^$.*+?()[\]{}|/]|[^\\^$.*+?()[\]{}|])(?<count>\{\d{1,3}(?:,\d{1,3})?\}|\?)?)/u;

/** How often the last piece is repeated; `{2}` and `{2,5}`. */
const counts = /^\{(\d+)(?:,(\d+))?\}$/;

/** Steps from one place of a text, whatever the text, that a pattern may take: less than a millisecond in any browser. */
const mostSteps = 50_000;

/**
 * Reads a pattern with the browser's own engine, where that says the same as RE2 and takes about as long: characters,
 * their classes, anchors, groups and alternatives, with repeats of single characters that end, groups that may be absent, and few ways through it.
 * For every other pattern there is none.
 */
export function compileNativePattern(pattern: string): CompiledPattern | undefined {
  const size = sizeOf(pattern);
  if (size === undefined) return undefined;
  try {
    const compiled = new RegExp(pattern, 'u');
    return { matcher: (text) => ({ find: () => compiled.test(text), programSize: () => size }) };
  } catch {
    return undefined;
  }
}

/**
 * About as many steps as RE2 makes of a plain pattern; none for another one. The browser tries one way after the other:
 * each alternative doubles them at most, and a repeat that varies has as many as it has lengths.
 */
function sizeOf(pattern: string): number | undefined {
  let rest = pattern;
  let size = 0;
  let ways = 1;
  while (rest !== '') {
    const { groups, 0: whole } = piece.exec(rest) ?? {};
    if (whole === undefined) return undefined;
    const count = groups?.['count'] === '?' ? '{0,1}' : (groups?.['count'] ?? '');
    const [, least = '1', most = least] = counts.exec(count) ?? [];
    size += Math.max(1, Number(most));
    ways *= whole === '|' || whole === ')?' ? 2 : Math.max(1, Number(most) - Number(least) + 1);
    if (ways * size > mostSteps) return undefined;
    rest = rest.slice(whole.length);
  }
  return size;
}
