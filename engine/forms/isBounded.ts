/** More than this no body of an operation needs. */
const mostNodes = 20_000;
const deepest = 32;
const longestText = 1_000_000;

/** Is this JSON small and flat enough to be looked at? Walks by a list, so that depth cannot exhaust the stack. */
export function isBounded(value: unknown): boolean {
  let level: readonly unknown[] = [value];
  let nodes = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return false;
    const next: unknown[] = [];
    for (const item of level) {
      nodes += 1;
      if (nodes > mostNodes) return false;
      if (typeof item === 'string' && item.length > longestText) return false;
      if (typeof item !== 'object' || item === null) continue;
      const inner: readonly unknown[] = Array.isArray(item) ? item : Object.values(item);
      if (next.length + inner.length > mostNodes) return false;
      for (const one of inner) next.push(one);
    }
    level = next;
  }
  return true;
}
