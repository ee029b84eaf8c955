import type { CompiledPattern } from './compilePattern.ts';

/**
 * One piece of a plain pattern: an anchor, a bar, a group's edge, a character class or a character, followed by its
 * count.
 */
const piece =
  /^(?:(?<fixed>\^|\$|\||\((?:\?:)?|\)\??)|(?<single>\[\^?(?:[^\\[\]]|\\[\\\]^dw-])+\]|\\[dw\\^$.*+?()[\]{}|/]|[^\\^$.*+?()[\]{}|])(?<count>\{\d{1,3}(?:,\d{1,3})?\}|\?)?)/u;

/** The count of a piece: `{2}` or `{2,5}`. */
const counts = /^\{(\d+)(?:,(\d+))?\}$/;

/** The maximum number of steps from one position of any text: less than a millisecond in any browser. */
const mostSteps = 50_000;

/**
 * Compiles a pattern with the browser's own engine, if that matches like RE2 and takes about as long: characters,
 * character classes, anchors, groups and alternatives, with bounded repeats of single characters, optional groups, and
 * few paths. Returns undefined for every other pattern.
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
 * The approximate number of steps that RE2 makes for a plain pattern. Undefined for any other pattern. The browser
 * tries one path after another: each alternative at most doubles them, and a repeat of variable length has one for each
 * length.
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
