/** No body of an operation needs more nodes than this. */
export const mostNodes = 20_000;
const deepest = 32;
/** The maximum length of a text, in UTF-16 code units. */
export const longestText = 1_000_000;

/** Whether JSON is small and flat enough to be processed. Stops at the depth limit, before the stack overflows. */
export function isBounded(value: unknown): boolean {
  return nodesLeft(value, 0, mostNodes) >= 0;
}

/** The number of nodes left after this one and everything inside it. Negative if something is too large. */
function nodesLeft(value: unknown, depth: number, left: number): number {
  if (depth > deepest || left < 1) return -1;
  if (typeof value === 'string') return value.length > longestText ? -1 : left - 1;
  if (typeof value !== 'object' || value === null) return left - 1;
  const inner: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  let rest = inner.length < left ? left - 1 : -1;
  for (const item of inner) {
    if (rest < 0) return rest;
    rest = nodesLeft(item, depth + 1, rest);
  }
  return rest;
}
